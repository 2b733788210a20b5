package tabuleiro.desk;

import java.util.List;
import java.util.function.Consumer;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Position;

/** CPU backend with a small, deterministic search. */
final class DeterministicCpuBackend implements CpuBackend {
  private static final SearchLimits LITTLE = SearchLimits.nodes(300);

  private final CpuBackend engine = CpuBackend.engine(1);

  @Override
  public SearchResult answer(
      CpuRequest question, CancelFlag cancel, Consumer<SearchResult> progress) {
    var position = question.position();
    var steady =
        new CpuRequest(position, question.level(), question.move(), position.hash(), LITTLE);
    return engine.answer(steady, new CancelFlag(), silent -> {});
  }

  @Override
  public List<SearchResult> lines(
      Position position,
      int count,
      SearchLimits limits,
      CancelFlag cancel,
      Consumer<List<SearchResult>> progress) {
    return engine.lines(position, count, LITTLE, new CancelFlag(), silent -> {});
  }
}

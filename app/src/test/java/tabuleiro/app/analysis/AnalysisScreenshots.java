package tabuleiro.app.analysis;

import java.util.List;
import java.util.function.Consumer;
import org.junit.Before;
import org.junit.Test;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.TestApp;
import tabuleiro.app.cpu.CpuBackend;
import tabuleiro.app.cpu.CpuRequest;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.ai.SearchResult;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.RecordReader;

/** Screenshots of the analysis screen. */
public class AnalysisScreenshots extends Screenshots {
  private static final String STUDY =
      """
      [Game "shakti"]
      [Seat1 "Ana"]
      [Seat2 "Rui"]
      1. b2-b3 f6-f5 ({The quiet way} 1... d6-d7 2. d2-e2 (2. f2-f3 b6-b5) 2... b6-b5) (1... b6-b5 2. f2-f3)
      2. f2-f3 d6-d7
      3. d2-e2 b6-b5
      """;
  private static final String NI_JU =
      """
      [Game "ni-ju"]
      [Seat1 "Ana"]
      [Seat2 ""]
      [Level2 "club"]
      1. 1r0@0,0 2r0@0,-1
      2. 3r0@0,1 4r0@-1,-1 (2... 11r2@1,0)
      3. 5r0@1,1
      """;

  /** Searches with a node limit, so that every picture shows the same. */
  private static final class Thinking implements CpuBackend {
    private final Engine engine = new Engine(4);

    @Override
    public SearchResult answer(
        CpuRequest question, CancelFlag cancel, Consumer<SearchResult> progress) {
      throw new AssertionError("nobody asks");
    }

    @Override
    public List<SearchResult> lines(
        Position position,
        int count,
        SearchLimits limits,
        CancelFlag cancel,
        Consumer<List<SearchResult>> progress) {
      return engine.lines(position, count, SearchLimits.nodes(60_000), cancel, progress);
    }
  }

  @Before
  public void thinkByNodes() {
    TestApp.useCpuBackend(Thinking::new);
  }

  private void take(String name, String record, String... path) {
    take(
        name,
        activity -> {
          try {
            var read = RecordReader.read(record);
            activity.analyse(read.match(), read.tree(), read.tree().find(List.of(path)));
          } catch (DamagedRecordException damaged) {
            throw new AssertionError(damaged);
          }
          TestWait.until("lines are found", () -> isDone(activity));
          TestWait.pass(300);
        });
  }

  private static boolean isDone(MainActivity activity) {
    var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
    return screen instanceof AnalysisFragment analysis
        && analysis.state() != null
        && analysis.state().lines().isDone();
  }

  @Test
  public void leaving() {
    take(
        "analysis-leave",
        activity -> {
          activity.analyse(
              new Match(
                  Options.standard(Games.all().get(2)),
                  List.of(Player.person("Ana"), Player.person("Rui"))));
          TestWait.until("lines are found", () -> isDone(activity));
          activity.findViewById(R.id.first_line).performClick();
          TestWait.pass(2000);
          activity.getOnBackPressedDispatcher().onBackPressed();
          TestWait.pass(300);
        });
  }

  @Test
  public void study() {
    take("analysis", STUDY, "b2-b3", "d6-d7", "d2-e2");
  }

  @Test
  public void niJu() {
    take("analysis-niju", NI_JU, "1r0@0,0", "2r0@0,-1", "3r0@0,1", "4r0@-1,-1");
  }
}

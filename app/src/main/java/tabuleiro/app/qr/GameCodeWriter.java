package tabuleiro.app.qr;

import androidx.annotation.Nullable;
import java.util.concurrent.Executor;
import java.util.function.Consumer;
import tabuleiro.app.time.MainScheduler;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.Message;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.GameRecord;

/** Writes games as the text of their codes, off the main thread. */
public final class GameCodeWriter {
  private final Executor threads;
  private final MainScheduler main;

  /** Creates a writer that works on the given threads and answers on the main thread. */
  public GameCodeWriter(Executor threads, MainScheduler main) {
    this.threads = threads;
    this.main = main;
  }

  /** Delivers a game up to its current place as a text, or null if it is too long. */
  public void write(ReadableMatch match, Consumer<String> done) {
    var record = upToHere(match);
    threads.execute(
        () -> {
          var text = text(record);
          main.post(() -> done.accept(text));
        });
  }

  /** Returns what can be seen: the moves so far, and the chosen ending if the game ends here. */
  private static GameRecord upToHere(ReadableMatch match) {
    return new GameRecord(
        match.options(),
        match.layout(),
        match.players(),
        "",
        match.notation().subList(0, match.ply()),
        match.isClosed() ? match.closing() : null);
  }

  @Nullable
  private static String text(GameRecord record) {
    try {
      return CompactGame.write(new Message(record.toMatch(), null));
    } catch (RefusalException tooLong) {
      return null;
    }
  }
}

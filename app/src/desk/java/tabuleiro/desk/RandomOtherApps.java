package tabuleiro.desk;

import static org.robolectric.Shadows.shadowOf;

import android.app.Activity;
import android.content.Intent;
import android.net.Uri;
import android.text.SpannableString;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Random;
import tabuleiro.driver.Phone;
import tabuleiro.rules.Games;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Other apps on the {@link Monkey}'s phone, which share, provide and accept random content. */
final class RandomOtherApps {
  private static final String[] NONSENSE = {
    "", " \n", "hello", "[", "[Game \"chess\"]\n1. e4", "\0"
  };

  private final Phone phone;
  private final Random dice;
  private final WalkCounts tally;
  private int files;

  RandomOtherApps(Phone phone, Random dice, WalkCounts tally) {
    this.phone = phone;
    this.dice = dice;
    this.tally = tally;
  }

  /** Shares a text, a file, or an intent without either. */
  void send() {
    var intent = new Intent(Intent.ACTION_SEND).setType("text/plain");
    switch (dice.nextInt(5)) {
      case 0 -> open("nothing sent", intent);
      case 1 -> {
        var styled = new SpannableString(text());
        open("styled text sent", intent.putExtra(Intent.EXTRA_TEXT, styled));
      }
      case 2 -> open("file sent", intent.putExtra(Intent.EXTRA_STREAM, file()));
      default -> open("text sent", intent.putExtra(Intent.EXTRA_TEXT, text()));
    }
  }

  /** Opens a file or an invalid address with the app. */
  void view() {
    var intent = new Intent(Intent.ACTION_VIEW);
    switch (dice.nextInt(6)) {
      case 0 -> open("nothing viewed", intent);
      case 1 -> open("path viewed", intent.setData(Uri.parse("file:///data/games.db")));
      default -> open("file viewed", intent.setDataAndType(file(), "text/plain"));
    }
  }

  private void open(String kind, Intent intent) {
    tally.met(kind);
    phone.open(intent);
  }

  /** Answers the app's file picker, if one is open. */
  void answer() {
    var activity = shadowOf(phone.activity());
    var asked = activity.getNextStartedActivityForResult();
    if (asked == null) {
      return;
    }
    tally.met("file asked for");
    boolean picks = dice.nextInt(5) > 0;
    var answer = picks ? new Intent().setData(file()) : null;
    int result = picks ? Activity.RESULT_OK : Activity.RESULT_CANCELED;
    phone.work(() -> activity.receiveResult(asked.intent, result, answer));
  }

  private Uri file() {
    var uri = Uri.parse("content://other.app/" + ++files);
    var resolver = shadowOf(phone.activity().getContentResolver());
    int kind = dice.nextInt(8);
    var bytes = text().getBytes(StandardCharsets.UTF_8);
    tally.met(kind < 4 ? "file without fault" : "file with a fault");
    resolver.registerInputStreamSupplier(uri, () -> stream(kind, bytes));
    resolver.registerOutputStreamSupplier(uri, () -> kind < 5 ? sink() : null);
    return uri;
  }

  private static InputStream stream(int kind, byte[] bytes) {
    return switch (kind) {
      case 4 -> null;
      case 5 -> throw new IllegalStateException("the other app is broken");
      case 6 -> new Endless();
      case 7 -> new Torn(bytes);
      default -> new ByteArrayInputStream(bytes);
    };
  }

  private static OutputStream sink() {
    return new ByteArrayOutputStream();
  }

  /** Returns one or more games, whole or damaged, or some other text. */
  private String text() {
    if (dice.nextInt(5) == 0) {
      return NONSENSE[dice.nextInt(NONSENSE.length)];
    }
    var text = new StringBuilder();
    for (int games = 1 + dice.nextInt(3); games > 0; games--) {
      text.append("=== x ===\n").append(GameRecord.of(match(), "2026-11-16").toText());
    }
    for (int hits = Math.max(0, dice.nextInt(6) - 3); hits > 0; hits--) {
      int at = dice.nextInt(text.length());
      text.setCharAt(at, (char) dice.nextInt(dice.nextBoolean() ? 128 : 65_536));
    }
    return text.toString();
  }

  private Match match() {
    var games = Games.all();
    var options = Options.standard(games.get(dice.nextInt(games.size())));
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      players.add(seat > 0 && dice.nextBoolean() ? Player.cpu(Level.CLUB) : Player.person("Zé"));
    }
    var match = new Match(options, players);
    var moves = new MoveList();
    for (int left = dice.nextInt(60); left > 0 && !match.isOver(); left--) {
      moves.clear();
      match.position().moves(moves);
      match.play(moves.get(dice.nextInt(moves.size())));
    }
    if (!match.isOver() && dice.nextBoolean()) {
      match.close(new ChosenEnding(dice.nextInt(players.size())));
    }
    return match;
  }

  /** A file that never ends. */
  private static final class Endless extends InputStream {
    @Override
    public int read() {
      return '\n';
    }

    @Override
    public int read(byte[] bytes, int from, int count) {
      return count;
    }
  }

  /** A file that breaks off in the middle. */
  @SuppressWarnings("InputStreamSlowMultibyteRead") // the files are small
  private static final class Torn extends InputStream {
    private final byte[] bytes;
    private int at;

    Torn(byte[] bytes) {
      this.bytes = bytes;
    }

    @Override
    public int read() throws IOException {
      if (at >= bytes.length / 2) {
        throw new IOException("torn");
      }
      return bytes[at++] & 255;
    }
  }
}

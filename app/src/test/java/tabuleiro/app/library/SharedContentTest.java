package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertTrue;
import static org.robolectric.Shadows.shadowOf;

import android.app.Application;
import android.content.ClipData;
import android.content.DialogInterface;
import android.content.Intent;
import android.net.Uri;
import android.os.Bundle;
import android.os.Parcel;
import android.text.SpannableString;
import android.text.style.StyleSpan;
import android.widget.TextView;
import androidx.annotation.StringRes;
import androidx.appcompat.app.AlertDialog;
import androidx.test.core.app.ActivityScenario;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import com.google.android.material.appbar.MaterialToolbar;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.android.controller.ActivityController;
import org.robolectric.shadows.ShadowDialog;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.files.TextDocumentAccess;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.qr.QrPictures;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.correspondence.CompactGame;
import tabuleiro.rules.correspondence.Message;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/** Tests content shared by other apps: a preview, or a single error message. */
@RunWith(AndroidJUnit4.class)
public final class SharedContentTest {
  private static final String FILE = "content://other.app/games.txt";
  private static final int BEYOND_BINDER = 500_000;

  private final Application app = ApplicationProvider.getApplicationContext();
  private LibraryFixture games;

  @Before
  public void openLibrary() {
    ShadowDialog.reset();
    games = new LibraryFixture();
  }

  @Test
  public void whateverAnotherAppThrowsIsSaidInASentence() {
    for (var failure :
        List.of(
            new IllegalArgumentException("no column"),
            new IllegalStateException("closed"),
            new NullPointerException("cursor"),
            new UnsupportedOperationException("no files"),
            new SecurityException("not granted"))) {
      assertSaid(
          R.string.import_unreadable,
          view(
              () -> {
                throw failure;
              }));
      assertSaid(R.string.import_unreadable, view(() -> failing(failure)));
    }
    assertSaid(R.string.import_unreadable, view(() -> failing(new IOException("gone"))));
    assertSaid(R.string.import_unreadable, view(() -> null));
  }

  @Test
  public void whatHasNoEndOrIsTooLargeIsSaidToBe() {
    assertSaid(R.string.import_too_large, view(SharedContentTest::endless));
    assertSaid(R.string.import_too_large, view(() -> new ByteArrayInputStream(new byte[50 << 20])));
  }

  @Test
  public void whoDoesNotAnswerIsNotWaitedForLong() {
    var never = new CountDownLatch(1);
    var intent =
        view(
            () -> {
              try {
                never.await();
              } catch (InterruptedException stopped) {
                Thread.currentThread().interrupt();
              }
              return failing(new IOException("stopped"));
            });
    in(
        intent,
        activity -> {
          TestWait.pass(TextDocumentAccess.PATIENCE_MILLIS - 1000);
          assertEquals("", notice(activity));
          TestWait.pass(1100);
          awaitNotice(activity, app.getString(R.string.import_too_slow));
        });
    assertSaid(R.string.import_unreadable, view(() -> null));
  }

  @Test
  public void whatIsNoTextIsSaidToHoldNoGame() {
    assertSaid(R.string.import_no_game, send("Shall we play on Sunday?"));
    assertSaid(R.string.import_no_game, view(() -> new ByteArrayInputStream(new byte[0])));
  }

  @Test
  public void whatIsWrongWithAPictureIsSaid() {
    var head = new byte[] {(byte) 0x89, 'P', 'N', 'G', 13, 10, 26, 10, 0, 0, 0, 13};
    assertSaid(R.string.import_unreadable, picture(head));
    assertSaid(R.string.import_no_code, picture(QrPictures.png(QrPictures.blank(300, 200))));
    assertSaid(R.string.import_other_code, picture(QrPictures.png("https://example.org")));
    var code = code();
    var cut = code.substring(0, code.length() - 1);
    assertSaid(R.string.import_code_damaged, picture(QrPictures.png(cut)));
    assertSaid(R.string.import_code_damaged, send(cut));
  }

  @Test
  public void aGameIsAskedForWhetherItsCodeIsAPictureOrAText() {
    var code = code();
    assertAsked(picture(QrPictures.png(code)));
    ShadowDialog.reset();
    assertAsked(send("\n" + code + " \n"));
  }

  private Intent picture(byte[] file) {
    return view(() -> new ByteArrayInputStream(file), "image/png");
  }

  private static String code() {
    try {
      var match = GameRecord.parse(text()).toMatch();
      return CompactGame.write(new Message(match, null));
    } catch (DamagedRecordException | RefusalException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  public void whoHandsNothingOverIsTold() {
    assertSaid(R.string.import_nothing, to(Intent.ACTION_SEND));
    assertSaid(R.string.import_nothing, to(Intent.ACTION_VIEW));
    assertSaid(R.string.import_nothing, send(""));
    assertSaid(R.string.import_nothing, send(" \n "));
    assertSaid(R.string.import_nothing, to(Intent.ACTION_SEND).putExtra(Intent.EXTRA_TEXT, 7));
    assertSaid(
        R.string.import_nothing,
        to(Intent.ACTION_SEND).putExtra(Intent.EXTRA_STREAM, ClipData.newPlainText("a", "b")));
  }

  @Test
  public void aPathIsRefused() {
    var own = "file://" + app.getDatabasePath("games.db");
    assertSaid(R.string.import_refused, to(Intent.ACTION_VIEW).setData(Uri.parse(own)));
  }

  @Test
  public void aTextIsAskedForWhetherItIsStyledOrOfAnotherType() {
    var styled = new SpannableString(text());
    styled.setSpan(new StyleSpan(1), 0, 5, 0);
    assertAsked(send(styled));
    var bytes = text().getBytes(StandardCharsets.UTF_8);
    assertAsked(view(() -> new ByteArrayInputStream(bytes), "image/png"));
  }

  private void assertAsked(Intent intent) {
    in(
        intent,
        activity -> {
          awaitQuestion();
          assertEquals("Import 1 game?", title());
          press(DialogInterface.BUTTON_NEGATIVE);
        });
    assertEquals("nothing is imported unasked", 0, games.ids().size());
  }

  /**
   * Catches names that are imported as "\ufffdlafur", or a UTF-16 file that seems to hold no game.
   */
  @Test
  public void anEncodingThatWasAssumedIsSaidInTheQuestion() {
    var text = text().replace("Ana", "Ólafur");
    var charsets = new LinkedHashMap<Charset, Boolean>();
    charsets.put(StandardCharsets.UTF_8, false);
    charsets.put(StandardCharsets.UTF_16, false); // with a mark
    charsets.put(StandardCharsets.UTF_16LE, true);
    charsets.put(StandardCharsets.ISO_8859_1, true);
    charsets.forEach(
        (charset, isAssumed) -> {
          ShadowDialog.reset();
          in(
              view(() -> new ByteArrayInputStream(text.getBytes(charset))),
              activity -> {
                awaitQuestion();
                TextView shown = dialog().findViewById(R.id.games);
                var line = shown.getText().toString();
                assertTrue(line, line.startsWith("• Shakti: Ólafur"));
                assertEquals(isAssumed, dialog().findViewById(R.id.assumed).isShown());
                press(DialogInterface.BUTTON_NEGATIVE);
              });
        });
  }

  @Test
  public void whatIsImportedWasLookedAtAndCanBeUndone() {
    in(
        send(text()),
        activity -> {
          awaitQuestion();
          assertEquals(0, games.ids().size());
          TextView shown = dialog().findViewById(R.id.games);
          var line = shown.getText().toString();
          assertTrue(line, line.startsWith("• Shakti: ") && line.contains("4 moves"));
          press(DialogInterface.BUTTON_POSITIVE);
          TestWait.until("it says so", () -> !notice(activity).isEmpty());
          assertEquals(1, games.ids().size());
          activity.findViewById(com.google.android.material.R.id.snackbar_action).performClick();
          TestWait.until("it is undone", () -> games.ids().isEmpty());
        });
  }

  @Test
  public void anOpenQuestionSurvivesTheProcess() {
    var before = ActivityController.of(new MainActivity(), send(text())).setup();
    awaitQuestion();
    var state = new Bundle();
    before.pause().stop().saveInstanceState(state).destroy();
    assertFalse(dialog().isShowing());
    try (var after = ActivityController.of(new MainActivity(), send(text()))) {
      after.setup(parcelled(state));
      awaitQuestion();
      assertEquals("Import 1 game?", title());
      press(DialogInterface.BUTTON_POSITIVE);
      TestWait.until("it is imported", () -> games.ids().size() == 1);
    }
  }

  @Test
  public void aLongTextIsKeptInAFileAndNotByTheSystem() {
    var pasted = "[Name \"x\"]\n".repeat(BEYOND_BINDER / 11) + text();
    var before = ActivityController.of(new MainActivity()).setup();
    openPaste(before.get());
    dialog().<TextView>findViewById(R.id.text).setText(pasted);
    var state = new Bundle();
    before.pause().stop().saveInstanceState(state).destroy();
    var kept = parcelled(state);
    try (var after = ActivityController.of(new MainActivity())) {
      after.setup(kept);
      TestWait.pass(100);
      assertEquals(pasted, dialog().<TextView>findViewById(R.id.text).getText().toString());
      press(DialogInterface.BUTTON_POSITIVE);
      TestWait.until("it is asked", () -> dialog().findViewById(R.id.damages) != null);
      var asked = new Bundle();
      after.pause().stop().saveInstanceState(asked);
      parcelled(asked);
    }
  }

  /** Saves state like the system, which limits its size. */
  private Bundle parcelled(Bundle state) {
    var parcel = Parcel.obtain();
    parcel.writeBundle(state);
    assertTrue("kept are " + parcel.dataSize() + " bytes", parcel.dataSize() < 100_000);
    parcel.setDataPosition(0);
    return parcel.readBundle(app.getClassLoader());
  }

  private static void openPaste(MainActivity activity) {
    activity.library();
    TestWait.until("it is there", () -> activity.findViewById(R.id.library_games) != null);
    MaterialToolbar bar = activity.findViewById(R.id.bar);
    bar.getMenu().performIdentifierAction(R.id.paste, 0);
    TestWait.pass(100);
  }

  private static String text() {
    var options = Options.standard(GameUiRegistry.all().get(2).game());
    var players = List.of(Player.person("Ana"), Player.cpu(Level.CLUB));
    var match = RandomGames.play(new Match(options, players), 8, new Random(4));
    match.close(new ChosenEnding(1));
    return "[Pinned \"yes\"]\n" + GameRecord.of(match, "").toText();
  }

  private Intent to(String action) {
    return new Intent(app, MainActivity.class).setAction(action);
  }

  private Intent send(CharSequence text) {
    return to(Intent.ACTION_SEND).setType("text/plain").putExtra(Intent.EXTRA_TEXT, text);
  }

  private Intent view(Supplier<InputStream> stream) {
    return view(stream, "text/plain");
  }

  private Intent view(Supplier<InputStream> stream, String type) {
    var uri = Uri.parse(FILE);
    shadowOf(app.getContentResolver()).registerInputStreamSupplier(uri, stream);
    return to(Intent.ACTION_VIEW).setDataAndType(uri, type);
  }

  private static InputStream failing(Exception failure) {
    return new InputStream() {
      @Override
      public int read() throws IOException {
        if (failure instanceof RuntimeException unchecked) {
          throw unchecked;
        }
        throw (IOException) failure;
      }
    };
  }

  private static InputStream endless() {
    return new InputStream() {
      @Override
      public int read() {
        return '\n';
      }

      @Override
      public int read(byte[] bytes, int from, int count) {
        return count;
      }
    };
  }

  private void assertSaid(@StringRes int sentence, Intent intent) {
    in(intent, activity -> awaitNotice(activity, app.getString(sentence)));
    assertEquals(0, games.ids().size());
  }

  private static void in(Intent intent, Consumer<MainActivity> test) {
    try (var scenario = ActivityScenario.<MainActivity>launch(intent)) {
      scenario.onActivity(test::accept);
    }
  }

  private static void awaitNotice(MainActivity activity, String sentence) {
    TestWait.until("it says: " + sentence, () -> notice(activity).equals(sentence));
  }

  private static String notice(MainActivity activity) {
    TextView text = activity.findViewById(com.google.android.material.R.id.snackbar_text);
    return text == null ? "" : text.getText().toString();
  }

  private static void awaitQuestion() {
    TestWait.until("it is asked", () -> dialog() != null && dialog().isShowing());
  }

  private static String title() {
    TextView title = dialog().findViewById(androidx.appcompat.R.id.alertTitle);
    return title.getText().toString();
  }

  private static AlertDialog dialog() {
    return (AlertDialog) ShadowDialog.getLatestDialog();
  }

  private static void press(int button) {
    dialog().getButton(button).performClick();
  }
}

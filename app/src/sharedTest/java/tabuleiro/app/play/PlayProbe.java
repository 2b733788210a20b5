package tabuleiro.app.play;

import android.app.Activity;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.ViewModelProvider;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.GameRecord;

/**
 * Lets tests and the desk see the match on the screen.
 *
 * @param id the row of the match in the database, or 0
 * @param match the match, to be read only
 * @param shownHash the hash of the position that the board shall show
 * @param given how many moves the screen was opened with, of a game that was not stored
 * @param isTurn whether a person may move and the board shows where
 */
public record PlayProbe(long id, Match match, long shownHash, int given, boolean isTurn) {
  /** What is being played, or null if that is not what the screen shows. */
  public static PlayProbe of(Activity activity) {
    var play = screen(activity);
    if (play == null || !play.isResumed()) {
      return null;
    }
    var model = model(play);
    var state = model.state().getValue();
    return state == null
        ? null
        : new PlayProbe(
            model.savedId(),
            model.match(),
            state.board().position().hash(),
            given(play),
            state.canPlay() && play.isAtRest());
  }

  private static int given(PlayFragment play) {
    var record = play.requireArguments().getString(PlayArguments.RECORD);
    try {
      return record == null ? 0 : GameRecord.parse(record).moves().size();
    } catch (DamagedRecord impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** The row of the game whose screen is there, be it only about to open, or 0. */
  public static long rowOf(Activity activity) {
    var play = screen(activity);
    return play == null ? 0 : model(play).savedId();
  }

  /** The moves of the game whose screen is there, or null while they are being loaded. */
  public static String movesOf(Activity activity) {
    var play = screen(activity);
    var match = play == null ? null : model(play).match();
    return match == null ? null : String.join(" ", match.notation());
  }

  /** Whether a move is asked about before it is played. */
  public static boolean isWarned(Activity activity) {
    var play = screen(activity);
    return play != null && play.getChildFragmentManager().findFragmentByTag("warning") != null;
  }

  private static PlayFragment screen(Activity activity) {
    var screens = ((FragmentActivity) activity).getSupportFragmentManager();
    for (var screen : screens.getFragments()) {
      if (screen instanceof PlayFragment play && play.getView() != null) {
        return play;
      }
    }
    return null;
  }

  private static PlayViewModel model(PlayFragment play) {
    return new ViewModelProvider(play).get(PlayViewModel.class);
  }
}

package tabuleiro.app.play;

import android.app.Activity;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.ViewModelProvider;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/**
 * State of the match on the screen, for tests and the desk.
 *
 * @param id the row id of the match, or 0
 * @param match the match, to be read only
 * @param shownHash the hash of the position that the board should show
 * @param given the number of moves with which an unsaved game was opened
 * @param isTurn whether a person may move and the board is ready
 */
public record PlayProbe(long id, Match match, long shownHash, int given, boolean isTurn) {
  /** Returns the match on the play screen, or null if another screen is shown. */
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
            state.position().hash(),
            given(play),
            state.canPlay() && play.isAtRest());
  }

  private static int given(PlayFragment play) {
    var record = play.requireArguments().getString(PlayArguments.RECORD);
    try {
      return record == null ? 0 : GameRecord.parse(record).moves().size();
    } catch (DamagedRecordException impossible) {
      throw new AssertionError(impossible);
    }
  }

  /** Returns the row id of the game on the screen, even while it is loading, or 0. */
  public static long rowOf(Activity activity) {
    var play = screen(activity);
    return play == null ? 0 : model(play).savedId();
  }

  /** Returns the moves of the game on the screen, or null while it is loading. */
  public static String movesOf(Activity activity) {
    var play = screen(activity);
    var match = play == null ? null : model(play).match();
    return match == null ? null : String.join(" ", match.notation());
  }

  /** Returns whether a warning about a move is shown. */
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

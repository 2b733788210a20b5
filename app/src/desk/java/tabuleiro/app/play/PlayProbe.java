package tabuleiro.app.play;

import android.app.Activity;
import androidx.fragment.app.FragmentActivity;
import androidx.lifecycle.ViewModelProvider;
import tabuleiro.rules.match.Match;

/**
 * Lets the desk see the match on the screen.
 *
 * @param id the row of the match in the database, or 0
 * @param match the match, to be read only
 * @param shownHash the hash of the position that the board shall show
 */
public record PlayProbe(long id, Match match, long shownHash) {
  /** What is being played, or null if that is not what the screen shows. */
  public static PlayProbe of(Activity activity) {
    var screens = ((FragmentActivity) activity).getSupportFragmentManager();
    for (var screen : screens.getFragments()) {
      if (screen instanceof PlayFragment play && play.isResumed()) {
        var model = new ViewModelProvider(play).get(PlayViewModel.class);
        var state = model.state().getValue();
        return state == null
            ? null
            : new PlayProbe(model.savedId(), model.match(), state.board().position().hash());
      }
    }
    return null;
  }
}

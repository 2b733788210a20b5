package tabuleiro.app.play;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import tabuleiro.app.R;
import tabuleiro.app.databinding.FragmentPlayBinding;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.record.GameRecord;

/** The screen on which a game is played. */
public final class PlayFragment extends Fragment {
  static final String SAVED_ID = "savedId";
  static final String RECORD = "record";

  /** The screen; made by the activity and by the system. */
  public PlayFragment() {
    super(R.layout.fragment_play);
  }

  /** The screen for a game that is not stored yet. */
  public static PlayFragment fresh(GameRecord record) {
    var arguments = new Bundle();
    arguments.putString(RECORD, record.toText());
    return with(arguments);
  }

  /** The screen for a stored game. */
  public static PlayFragment saved(long id) {
    var arguments = new Bundle();
    arguments.putLong(SAVED_ID, id);
    return with(arguments);
  }

  private static PlayFragment with(Bundle arguments) {
    var screen = new PlayFragment();
    screen.setArguments(arguments);
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    var binding = FragmentPlayBinding.bind(view);
    TopBar.withBack(this, binding.bar);
  }
}

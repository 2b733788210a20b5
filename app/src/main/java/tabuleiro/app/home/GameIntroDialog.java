package tabuleiro.app.home;

import android.app.Dialog;
import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogFirstTimeBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.Navigator;

/**
 * Dialog shown when a game is opened for the first time: offers a lesson, a game with tips, or one
 * without.
 */
public final class GameIntroDialog extends DialogFragment {
  private static final String GAME = "game";

  /** Creates the dialog for a game. */
  static GameIntroDialog of(String gameId) {
    var arguments = new Bundle();
    arguments.putString(GAME, gameId);
    var dialog = new GameIntroDialog();
    dialog.setArguments(arguments);
    return dialog;
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    var gameId = requireArguments().getString(GAME);
    var gameUi = GameUiRegistry.byId(gameId);
    var navigator = Navigator.of(this);
    var views = DialogFirstTimeBinding.inflate(getLayoutInflater());
    views.summary.setText(gameUi.summary());
    views.learn.setVisibility(gameUi.hasLessons() ? View.VISIBLE : View.GONE);
    if (gameUi.hasLessons()) {
      int steps = gameUi.lessons().get(0).steps().size();
      views.learn.setText(
          getResources().getQuantityString(R.plurals.home_first_learn, steps, steps));
    }
    choose(views.learn, true, () -> navigator.lesson(gameId));
    choose(views.tips, true, () -> navigator.playFirst(gameId));
    choose(views.play, false, () -> navigator.playFirst(gameId));
    return new MaterialAlertDialogBuilder(requireContext())
        .setTitle(gameUi.game().name())
        .setView(views.getRoot())
        .create();
  }

  private void choose(View button, boolean tips, Runnable way) {
    button.setOnClickListener(
        tapped -> {
          AppContainer.of(requireContext())
              .tips()
              .setWanted(requireArguments().getString(GAME), tips);
          dismiss();
          way.run();
        });
  }
}

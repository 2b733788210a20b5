package tabuleiro.app.share;

import android.app.Dialog;
import android.os.Bundle;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.DialogFragment;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import java.io.File;
import tabuleiro.app.R;
import tabuleiro.app.databinding.DialogFilmBinding;
import tabuleiro.app.di.AppContainer;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.ReadableMatch;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/**
 * Dialog that makes an animated GIF of a game, shows its progress and shares it. Leaving the dialog
 * stops that; there is only one at a time, since the dialog covers the screen.
 */
public final class FilmDialog extends DialogFragment {
  private static final int SIDE = 480;
  private static final String RECORD = "record";
  private static final String TAG = "film";

  private DialogFilmBinding views;
  private FilmExporter film;
  @Nullable private Runnable end; // the result while the dialog is not visible

  /** Opens the dialog unless it is open. */
  static void show(Fragment screen, ReadableMatch match) {
    var screens = screen.getChildFragmentManager();
    if (screens.isStateSaved() || screens.findFragmentByTag(TAG) != null) {
      return;
    }
    var arguments = new Bundle();
    arguments.putString(RECORD, GameRecord.of(match, "").toText());
    var dialog = new FilmDialog();
    dialog.setArguments(arguments);
    dialog.showNow(screens, TAG);
  }

  @NonNull
  @Override
  public Dialog onCreateDialog(@Nullable Bundle state) {
    views = DialogFilmBinding.inflate(getLayoutInflater());
    var dialog =
        new MaterialAlertDialogBuilder(requireContext())
            .setTitle(R.string.share_film_made)
            .setView(views.getRoot())
            .setNegativeButton(R.string.share_stop, (shown, which) -> shown.cancel())
            .create();
    dialog.setCanceledOnTouchOutside(false);
    return dialog;
  }

  @Override
  public void onStart() {
    super.onStart();
    if (film == null) {
      film = film();
    }
  }

  private FilmExporter film() {
    var context = requireContext();
    var match = match();
    var game = match.options().game();
    var file = AppContainer.of(context).sharedFile(game.id() + ".gif", this::ended);
    views.progress.setMax(Math.max(1, match.length()));
    return new FilmExporter(
        match, () -> new MatchImageRenderer(context, match, SIDE), file, this::showProgress);
  }

  @Override
  public void onResume() {
    super.onResume();
    if (end != null) {
      end.run();
    } else {
      film.run();
    }
  }

  private Match match() {
    try {
      return GameRecord.parse(requireArguments().getString(RECORD, "")).toMatch();
    } catch (DamagedRecordException impossible) {
      throw new IllegalStateException("the dialog is handed whole records", impossible);
    }
  }

  private void showProgress(int ply) {
    views.progress.setProgressCompat(ply, false);
  }

  private void ended(@Nullable File made) {
    end =
        () -> {
          var screen = requireParentFragment();
          dismiss();
          Sharing.offer(screen, made, "image/gif");
        };
    if (isResumed()) {
      end.run();
    }
  }

  @Override
  public void onStop() {
    super.onStop();
    film.pause();
  }

  @SuppressWarnings("NullAway") // set again by the next onCreateDialog
  @Override
  public void onDestroyView() {
    super.onDestroyView();
    if (film != null) {
      film.stop();
    }
    film = null;
    views = null;
  }
}

package tabuleiro.app.library;

import android.view.View;
import androidx.appcompat.widget.PopupMenu;
import androidx.fragment.app.Fragment;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.data.DataResult;
import tabuleiro.app.data.GameMetadata;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.data.ImportExport;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.share.Sharing;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.TextInputDialog;

/**
 * Executes the user's actions on saved games of the library, such as open, rename, share and
 * delete; every deletion can be undone.
 */
final class GameActions {
  private static final TextInputDialog.Question RENAMING =
      new TextInputDialog.Question(
          "rename",
          R.string.library_rename,
          R.string.library_name,
          R.string.library_ok,
          GameMetadata.LONGEST_NAME);

  private final Fragment screen;
  private final GameRepository games;

  GameActions(Fragment screen, GameRepository games) {
    this.screen = screen;
    this.games = games;
    RENAMING.hear(screen, (id, name) -> games.rename(id, name, this::sayProblem));
  }

  /**
   * Opens a game on the suitable screen: play for a running one, replay for a finished one,
   * analysis for a study.
   */
  void open(LoadedGame game) {
    if (game instanceof LoadedGame.Playable playable) {
      if (playable.isStudy()) {
        Navigator.of(screen).analyse(game.id());
      } else if (playable.match().isOver()) {
        Navigator.of(screen).replay(game.id());
      } else {
        Navigator.of(screen).play(game.id());
      }
    } else if (game instanceof LoadedGame.Damaged damaged) {
      DamagedGameDialog.of(damaged.text()).show(screen.getChildFragmentManager(), "damaged");
    }
  }

  /** Shows the menu of one game. */
  void menu(LoadedGame game, View anchor) {
    var popup = new PopupMenu(screen.requireContext(), anchor);
    popup.inflate(R.menu.game);
    boolean readable = game instanceof LoadedGame.Playable;
    boolean pinned = game.details().pinned();
    popup.getMenu().findItem(R.id.play).setVisible(readable);
    popup.getMenu().findItem(R.id.replay).setVisible(readable);
    popup.getMenu().findItem(R.id.analyse).setVisible(readable);
    popup
        .getMenu()
        .findItem(R.id.pin)
        .setTitle(pinned ? R.string.library_unpin : R.string.library_pin);
    popup.setOnMenuItemClickListener(
        item -> screen.isAdded() && chosen(item.getItemId(), game, pinned));
    popup.show();
  }

  private boolean chosen(int item, LoadedGame game, boolean pinned) {
    long id = game.id();
    if (item == R.id.play) {
      Navigator.of(screen).play(id);
    } else if (item == R.id.replay) {
      Navigator.of(screen).replay(id);
    } else if (item == R.id.analyse) {
      Navigator.of(screen).analyse(id);
    } else if (item == R.id.rename) {
      RENAMING.ask(screen, id, game.details().name());
    } else if (item == R.id.pin) {
      pin(List.of(id), !pinned);
    } else if (item == R.id.duplicate) {
      duplicate(game);
    } else if (item == R.id.share) {
      Sharing.send(screen, ImportExport.text(game));
    } else if (item == R.id.copy) {
      Sharing.copy(screen, ImportExport.text(game));
    } else if (item == R.id.delete) {
      delete(List.of(id));
    }
    return true;
  }

  void pin(List<Long> ids, boolean pinned) {
    games.pin(ids, pinned, this::sayProblem);
  }

  /** Deletes games and offers to undo it. */
  void delete(List<Long> ids) {
    games.delete(
        ids,
        answer -> {
          if (!screen.isAdded()) {
            return;
          }
          if (answer.problem() != null) {
            sayProblem(answer);
            return;
          }
          var said =
              screen
                  .getResources()
                  .getQuantityString(R.plurals.library_deleted, ids.size(), ids.size());
          SnackbarNotice.show(
              screen, said, R.string.library_undo, () -> games.restore(ids, this::sayProblem));
        });
  }

  private void duplicate(LoadedGame game) {
    var name = game.details().name();
    var copy =
        name.isEmpty()
            ? screen.getString(R.string.library_copy)
            : screen.getString(R.string.library_copy_of, name);
    games.duplicate(game.id(), copy, this::sayProblem);
  }

  void sayProblem(DataResult<?> answer) {
    SnackbarNotice.showProblem(screen, answer);
  }
}

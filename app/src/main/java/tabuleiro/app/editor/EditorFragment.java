package tabuleiro.app.editor;

import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import androidx.lifecycle.ViewModelProvider;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardStyle;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.board.SpotListener;
import tabuleiro.app.databinding.FragmentEditorBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.KeyCommands;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.TaskPanel;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.game.Refusal;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.record.GameRecord;

/** The screen on which a position is set up by hand, to be played or analysed. */
public final class EditorFragment extends Fragment implements SpotListener, KeyCommands.Owner {
  private EditorViewModel model;
  private FragmentEditorBinding views;
  private GameLook look;
  private TaskPanel words;
  private BoardView board;
  private Palette palette;
  private CircumstanceChips circumstances;
  private EditorState state;

  /** Made by the system; others call {@link #of}. */
  public EditorFragment() {
    super(R.layout.fragment_editor);
  }

  /** Begins with the position that a record ends with. */
  public static EditorFragment of(GameRecord from) {
    var screen = new EditorFragment();
    screen.setArguments(EditorViewModel.arguments(from));
    return screen;
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    model = new ViewModelProvider(this).get(EditorViewModel.class);
    views = FragmentEditorBinding.bind(view);
    var game = model.options().game();
    look = GameLooks.of(game);
    words = new TaskPanel(views.words);
    TopBar.withBack(this, views.bar);
    views.bar.setTitle(game.name());
    TopBar.hear(this, views.bar, item -> choose(item.getItemId()));
    ViewCompat.addOnUnhandledKeyEventListener(view, (at, event) -> keys().onKey(event));
    views.play.setOnClickListener(tapped -> Navigator.of(this).playNew(model.record()));
    views.analyse.setOnClickListener(tapped -> Navigator.of(this).analyse(model.record()));
    palette = new Palette(views.things, look, model);
    circumstances = new CircumstanceChips(views.circumstances, look, model::tellNext);
    board = look.createBoard(requireContext());
    board.setId(R.id.board);
    board.setSpotListener(this);
    board.setStyle(new BoardStyle(true, true, false, false, 0));
    views.table.addView(board);
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  private boolean choose(int item) {
    if (item == R.id.undo) {
      model.undo();
    } else if (item == R.id.redo) {
      model.redo();
    } else if (item == R.id.clear) {
      model.clear();
    } else if (item == R.id.start) {
      model.start();
    } else {
      Navigator.of(this).learn(model.options().game().id());
    }
    return true;
  }

  private void show(EditorState shown) {
    boolean first = state == null;
    state = shown;
    board.show(shown.position(), BoardView.NO_MOVE);
    palette.show(shown);
    circumstances.show(shown);
    words.ask(
        shown.isDone()
            ? getString(R.string.editor_ready)
            : getString(R.string.editor_not_yet, reason(shown.missing())));
    if (shown.refused() != null) {
      words.answer(reason(shown.refused()), true);
    } else if (first) {
      words.answer(
          getString(model.canTurn() ? R.string.editor_help_turn : R.string.editor_help), false);
    } else {
      words.clearAnswer();
    }
    views.play.setEnabled(shown.isDone());
    views.analyse.setEnabled(shown.isDone());
    views.bar.getMenu().findItem(R.id.undo).setEnabled(shown.canUndo());
    views.bar.getMenu().findItem(R.id.redo).setEnabled(shown.canRedo());
  }

  private String reason(Refusal refusal) {
    return look.reason(requireContext(), refusal.reason(), refusal.details());
  }

  @Override
  public void onTouched(Touch spot) {
    model.touch(spot);
  }

  @Override
  public void onMoved(Touch from, Touch to) {
    model.move(from, to);
  }

  @Override
  public void onRemoved(Touch spot) {
    model.remove(spot);
  }

  @Override
  public String sayTouch() {
    return palette.say(state);
  }

  @Override
  public KeyCommands keys() {
    return new KeyCommands()
        .on(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON, R.string.play_undo, model::undo)
        .on(KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON, R.string.play_redo, model::redo);
  }

  @Override
  public void onDestroyView() {
    super.onDestroyView();
    board = null;
    palette = null;
    circumstances = null;
    words = null;
    views = null;
    state = null;
  }
}

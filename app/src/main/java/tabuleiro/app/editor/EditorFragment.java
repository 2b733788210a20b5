package tabuleiro.app.editor;

import android.os.Bundle;
import android.view.KeyEvent;
import android.view.View;
import androidx.activity.OnBackPressedCallback;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.core.view.ViewCompat;
import androidx.fragment.app.Fragment;
import com.google.android.material.dialog.MaterialAlertDialogBuilder;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardEditListener;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.FragmentEditorBinding;
import tabuleiro.app.di.ScreenViewModels;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.BoardTaskPanel;
import tabuleiro.app.ui.KeyboardShortcuts;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.Navigator;
import tabuleiro.app.ui.SnackbarNotice;
import tabuleiro.app.ui.TopBar;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Touch;
import tabuleiro.rules.record.GameRecord;

/**
 * Fragment of the position editor: a board on which pieces are placed by hand, to be played or
 * analysed.
 */
public final class EditorFragment extends Fragment
    implements BoardEditListener, KeyboardShortcuts.Owner {
  /** In windows lower than this, in dp, there is room for a sentence or two only. */
  private static final int LOW_WINDOW = 600;

  private EditorViewModel model;
  private FragmentEditorBinding views;
  private GameUi gameUi;
  private BoardTaskPanel words;
  private BoardView board;
  private PiecePalette palette;
  private LayoutAttributeChips circumstances;
  private EditorState state;

  /** Asks before a position that was edited but not used is left. */
  private OnBackPressedCallback askToLeave;

  /** Called by the system; use {@link #of} instead. */
  public EditorFragment() {
    super(R.layout.fragment_editor);
  }

  /** Creates an editor that begins with the final position of a record. */
  public static EditorFragment of(GameRecord from) {
    var screen = new EditorFragment();
    screen.setArguments(EditorViewModel.arguments(from));
    return screen;
  }

  @Override
  public void onCreate(@Nullable Bundle saved) {
    super.onCreate(saved);
    if (saved == null) {
      // A result for an earlier editor.
      getParentFragmentManager().clearFragmentResult(Navigator.SET_UP);
    }
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle saved) {
    model =
        ScreenViewModels.of(
            this, EditorViewModel.class, (app, handle) -> new EditorViewModel(handle));
    views = FragmentEditorBinding.bind(view);
    var game = model.options().game();
    gameUi = GameUiRegistry.of(game);
    words = new BoardTaskPanel(views.words);
    TopBar.withBack(this, views.bar);
    views.bar.setTitle(game.name());
    if (LargeFontSupport.isOn(getResources())) {
      views.bar.setSubtitle(null); // it would take the room of the texts
    }
    TopBar.hear(this, views.bar, item -> choose(item.getItemId()));
    ViewCompat.addOnUnhandledKeyEventListener(view, (at, event) -> keys().onKey(event));
    askToLeave = TopBar.onBack(this, this::askToLeave);
    views.play.setOnClickListener(tapped -> chooseRules());
    views.analyse.setOnClickListener(tapped -> analyse());
    circumstances = new LayoutAttributeChips(views.circumstances, gameUi, model::cycleValue);
    getParentFragmentManager()
        .setFragmentResultListener(Navigator.SET_UP, getViewLifecycleOwner(), this::follow);
    model.state().observe(getViewLifecycleOwner(), this::show);
  }

  /** Creates the views that depend on the rules. */
  private void build() {
    views.circumstances.removeAllViews();
    views.things.removeAllViews();
    palette = new PiecePalette(views.things, gameUi, model);
    board = gameUi.createBoard(requireContext());
    board.setId(R.id.board);
    board.setEditListener(this);
    board.setStyle(new BoardSettings(true, true, gameUi.nearSide(model.options()), false, 0));
    views.table.removeAllViews();
    views.table.addView(board);
  }

  private void askToLeave() {
    new MaterialAlertDialogBuilder(requireContext())
        .setTitle(R.string.editor_leave)
        .setMessage(R.string.editor_leave_text)
        .setNegativeButton(R.string.editor_stay, null)
        .setPositiveButton(R.string.editor_leave_now, (dialog, which) -> leave())
        .show();
  }

  private void leave() {
    askToLeave.setEnabled(false);
    TopBar.goBack(this);
  }

  private void analyse() {
    model.use();
    Navigator.of(this).analyse(model.record());
  }

  private void chooseRules() {
    Navigator.of(this).setup(model.options(), model.layout());
  }

  /** Applies the options chosen on the setup screen, unless the layout does not fit them. */
  private void follow(String key, Bundle chosen) {
    try {
      model.follow(chosen.getString(key));
    } catch (RefusalException refusal) {
      SnackbarNotice.show(this, getString(R.string.editor_rules_kept, reason(refusal)));
    }
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
    } else if (item == R.id.options) {
      chooseRules();
    } else {
      Navigator.of(this).learn(model.options().game().id());
    }
    return true;
  }

  private void show(EditorState shown) {
    boolean first = state == null;
    if (first || !state.position().options().equals(shown.position().options())) {
      build();
    }
    state = shown;
    board.show(shown.position(), BoardView.NO_MOVE);
    palette.show(shown);
    circumstances.show(shown);
    say(shown, first);
    askToLeave.setEnabled(model.wouldLose());
    views.play.setEnabled(shown.isDone());
    views.analyse.setEnabled(shown.isDone());
    views.bar.getMenu().findItem(R.id.undo).setEnabled(shown.canUndo());
    views.bar.getMenu().findItem(R.id.redo).setEnabled(shown.canRedo());
  }

  /** Shows whether the position is playable and what is new; only one of them in a low window. */
  private void say(EditorState shown, boolean first) {
    var missing = shown.missing();
    var verdict =
        missing == null
            ? getString(R.string.editor_ready)
            : getString(R.string.editor_not_yet, reason(missing));
    var help = getString(model.canTurn() ? R.string.editor_help_turn : R.string.editor_help);
    boolean isLow =
        LargeFontSupport.isOn(getResources())
            || getResources().getConfiguration().screenHeightDp < LOW_WINDOW;
    boolean isHelped = first && (shown.isDone() || !isLow);
    var refused = shown.refused();
    boolean isRefused = refused != null;
    var answer = refused != null ? reason(refused) : isHelped ? help : "";
    words.ask(isLow && !answer.isEmpty() ? "" : verdict);
    words.answer(answer, isRefused);
  }

  private String reason(RefusalException refusal) {
    return gameUi.reason(requireContext(), refusal.reason(), refusal.details());
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
  public String describeTouch() {
    return palette.say(state);
  }

  @Override
  public KeyboardShortcuts keys() {
    return new KeyboardShortcuts()
        .on(KeyEvent.KEYCODE_Z, KeyEvent.META_CTRL_ON, R.string.play_undo, model::undo)
        .on(KeyEvent.KEYCODE_Y, KeyEvent.META_CTRL_ON, R.string.play_redo, model::redo);
  }

  @SuppressWarnings("NullAway") // set again by the next onViewCreated
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

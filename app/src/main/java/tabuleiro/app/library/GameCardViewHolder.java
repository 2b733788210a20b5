package tabuleiro.app.library;

import android.view.View;
import androidx.annotation.Nullable;
import androidx.recyclerview.widget.RecyclerView;
import java.util.Objects;
import java.util.function.BiConsumer;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongConsumer;
import java.util.function.LongPredicate;
import tabuleiro.app.R;
import tabuleiro.app.board.BoardSettings;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.databinding.ItemLibraryGameBinding;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.app.ui.Views;

/**
 * View holder for the card of a saved game in the library's list: its position, players and status.
 */
final class GameCardViewHolder extends RecyclerView.ViewHolder {
  /** Callbacks for actions on a card, and what it asks about the selection. */
  record Listener(
      Consumer<LoadedGame> onOpen,
      LongConsumer onSelect,
      BiConsumer<LoadedGame, View> onMenu,
      LongPredicate isSelected,
      BooleanSupplier isSelecting) {}

  private final ItemLibraryGameBinding binding;
  @Nullable private final GameUi gameUi;
  private final Listener listener;
  private final GameTexts texts;
  @Nullable private final BoardView board;
  private long shown;

  GameCardViewHolder(ItemLibraryGameBinding binding, @Nullable GameUi gameUi, Listener listener) {
    super(binding.getRoot());
    this.binding = binding;
    this.gameUi = gameUi;
    this.listener = listener;
    var context = binding.getRoot().getContext();
    texts = new GameTexts(context);
    LargeFontSupport.moveBelow(binding.words, binding.when);
    board = gameUi == null ? null : gameUi.createBoard(context);
    if (board != null) {
      board.setFocusable(false);
      binding.picture.addView(board);
    }
  }

  void show(GameListKey entry, @Nullable LoadedGame game) {
    if (entry.id != shown) {
      shown = entry.id;
      dropTouch(binding.getRoot());
      dropTouch(binding.menu);
    }
    Views.show(binding.pinned, entry.pinned);
    binding.game.setText(gameUi == null ? entry.game : gameUi.game().name());
    binding.menu.setVisibility(listener.isSelecting.getAsBoolean() ? View.INVISIBLE : View.VISIBLE);
    boolean readable = game instanceof LoadedGame.Playable;
    binding.picture.setVisibility(readable ? View.VISIBLE : View.INVISIBLE);
    binding.damaged.setVisibility(
        game instanceof LoadedGame.Damaged ? View.VISIBLE : View.INVISIBLE);
    if (game instanceof LoadedGame.Playable playable) {
      show(playable);
    } else if (game instanceof LoadedGame.Damaged damaged) {
      show(damaged);
    } else {
      blank();
    }
    var card = binding.getRoot();
    card.setChecked(listener.isSelected.test(entry.id));
    card.setOnClickListener(
        touched -> {
          if (isLeaving()) {
            return;
          }
          if (listener.isSelecting.getAsBoolean()) {
            listener.onSelect.accept(entry.id);
          } else if (game != null) {
            listener.onOpen.accept(game);
          }
        });
    card.setOnLongClickListener(
        touched -> {
          if (!isLeaving()) {
            listener.onSelect.accept(entry.id);
          }
          return true;
        });
    binding.menu.setOnClickListener(
        button -> {
          if (game != null && !isLeaving()) {
            listener.onMenu.accept(game, button);
          }
        });
  }

  /** Drops a touch that began while the card showed another game. */
  private static void dropTouch(View view) {
    view.cancelPendingInputEvents();
    view.setPressed(false);
  }

  /** Returns whether the game has left the list and its card is fading out. */
  private boolean isLeaving() {
    return getBindingAdapterPosition() == RecyclerView.NO_POSITION;
  }

  private void show(LoadedGame.Playable game) {
    var match = game.match();
    var view = Objects.requireNonNull(board, "the game is unknown");
    view.setStyle(BoardSettings.picture(Objects.requireNonNull(gameUi).nearSide(match)));
    view.show(match.position(), match.ply() == 0 ? BoardView.NO_MOVE : match.lastMove());
    var seats = MatchTexts.players(binding.getRoot().getContext(), match);
    title(game.details().name(), seats);
    binding.status.setText(texts.status(match));
    binding.when.setText(texts.when(game.details()));
    describe();
  }

  private void show(LoadedGame.Damaged game) {
    var context = binding.getRoot().getContext();
    title(game.details().name(), context.getString(R.string.library_damaged));
    binding.status.setText(new DamagedRecordTexts(context).recovered(game.why()));
    binding.when.setText(texts.when(game.details()));
    describe();
  }

  private void title(String name, String seats) {
    binding.title.setText(name.isEmpty() ? seats : name);
    binding.seats.setText(seats);
    Views.show(binding.seats, !name.isEmpty());
  }

  private void blank() {
    title("", "");
    binding.status.setText("");
    binding.when.setText("");
    binding.getRoot().setContentDescription(binding.game.getText());
  }

  /** Sets a content description as one sentence, most important parts first. */
  private void describe() {
    var context = binding.getRoot().getContext();
    var parts = new StringBuilder(binding.title.getText());
    for (var part :
        new CharSequence[] {
          binding.game.getText(),
          binding.seats.getVisibility() == View.VISIBLE ? binding.seats.getText() : "",
          binding.status.getText(),
          binding.when.getText(),
          binding.pinned.getVisibility() == View.VISIBLE
              ? context.getString(R.string.library_pinned)
              : ""
        }) {
      if (part.length() > 0) {
        parts.append(", ").append(part);
      }
    }
    binding.getRoot().setContentDescription(parts);
    // The same people play many games, so the description needs more than names.
    binding.menu.setContentDescription(context.getString(R.string.library_more_about, parts));
  }
}

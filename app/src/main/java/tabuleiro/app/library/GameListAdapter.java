package tabuleiro.app.library;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.ListAdapter;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.databinding.ItemLibraryGameBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.KeyedDiffCallback;

/** Adapter for the library's list of saved games; cards whose page is not loaded yet are blank. */
final class GameListAdapter extends ListAdapter<GameListKey, GameCardViewHolder> {
  /** View type of a game that this version does not know. */
  private static final int UNKNOWN_GAME = -1;

  private final GamePager pager;
  private final GameCardViewHolder.Listener listener;

  GameListAdapter(GamePager pager, GameCardViewHolder.Listener listener) {
    super(new KeyedDiffCallback<>(game -> game.id));
    this.pager = pager;
    this.listener = listener;
    setHasStableIds(true);
  }

  @Override
  public long getItemId(int index) {
    return getItem(index).id;
  }

  /** Returns a view type per game, since a card keeps its board. */
  @Override
  public int getItemViewType(int index) {
    var looks = GameUiRegistry.all();
    for (int i = 0; i < looks.size(); i++) {
      if (looks.get(i).game().id().equals(getItem(index).game)) {
        return i;
      }
    }
    return UNKNOWN_GAME;
  }

  @NonNull
  @Override
  public GameCardViewHolder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    var binding =
        ItemLibraryGameBinding.inflate(LayoutInflater.from(parent.getContext()), parent, false);
    var gameUi = type == UNKNOWN_GAME ? null : GameUiRegistry.all().get(type);
    return new GameCardViewHolder(binding, gameUi, listener);
  }

  @Override
  public void onBindViewHolder(@NonNull GameCardViewHolder card, int index) {
    var entry = getItem(index);
    card.show(entry, pager.get(entry, index));
  }

  /** Rebinds a range of cards. */
  void refresh(int from, int count) {
    if (from < getItemCount()) {
      notifyItemRangeChanged(from, Math.min(count, getItemCount() - from), this);
    }
  }
}

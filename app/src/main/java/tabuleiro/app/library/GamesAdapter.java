package tabuleiro.app.library;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.ListAdapter;
import tabuleiro.app.data.ListedGame;
import tabuleiro.app.databinding.ItemLibraryGameBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.KeyedDiff;

/** Adapter of the list's cards; cards whose page is not loaded yet are blank. */
final class GamesAdapter extends ListAdapter<ListedGame, GameCard> {
  /** View type of a game that this version does not know. */
  private static final int UNKNOWN_GAME = -1;

  private final GamePager pager;
  private final GameCard.Listener listener;

  GamesAdapter(GamePager pager, GameCard.Listener listener) {
    super(new KeyedDiff<>(game -> game.id));
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
    var looks = GameLooks.all();
    for (int i = 0; i < looks.size(); i++) {
      if (looks.get(i).game().id().equals(getItem(index).game)) {
        return i;
      }
    }
    return UNKNOWN_GAME;
  }

  @NonNull
  @Override
  public GameCard onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    var binding =
        ItemLibraryGameBinding.inflate(LayoutInflater.from(parent.getContext()), parent, false);
    var look = type == UNKNOWN_GAME ? null : GameLooks.all().get(type);
    return new GameCard(binding, look, listener);
  }

  @Override
  public void onBindViewHolder(@NonNull GameCard card, int index) {
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

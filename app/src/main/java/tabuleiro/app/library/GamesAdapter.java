package tabuleiro.app.library;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.ListAdapter;
import tabuleiro.app.data.ListedGame;
import tabuleiro.app.databinding.ItemLibraryGameBinding;
import tabuleiro.app.games.GameLooks;
import tabuleiro.app.ui.KeyedDiff;

/** The cards of the list; those whose page is not read yet are blank for a moment. */
final class GamesAdapter extends ListAdapter<ListedGame, GameCard> {
  /** Stands for a game that this version does not know. */
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

  /** Each game has cards of its own, since the board on a card stays with it. */
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

  /** Shows the cards of a range again. */
  void refresh(int from, int count) {
    if (from < getItemCount()) {
      notifyItemRangeChanged(from, Math.min(count, getItemCount() - from), this);
    }
  }
}

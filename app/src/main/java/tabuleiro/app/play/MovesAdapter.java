package tabuleiro.app.play;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import java.util.ArrayList;
import java.util.List;
import java.util.function.IntConsumer;
import tabuleiro.app.databinding.ItemMoveBinding;
import tabuleiro.app.play.MovesAdapter.Entry;

/** The moves of the match; a touch shows the place after one of them. */
final class MovesAdapter extends ListAdapter<Entry, MovesAdapter.Holder> {
  private static final float AHEAD_ALPHA = 0.5f;

  private final PlayTexts texts;
  private final IntConsumer onTouch;
  private List<?> listed;

  /** A move in the list: its number, notation, and whether it is shown or lies ahead. */
  record Entry(int ply, String text, String spoken, boolean current, boolean ahead) {}

  MovesAdapter(PlayTexts texts, IntConsumer onTouch) {
    super(
        new DiffUtil.ItemCallback<>() {
          @Override
          public boolean areItemsTheSame(@NonNull Entry one, @NonNull Entry other) {
            return one.ply == other.ply;
          }

          @Override
          public boolean areContentsTheSame(@NonNull Entry one, @NonNull Entry other) {
            return one.equals(other);
          }
        });
    this.texts = texts;
    this.onTouch = onTouch;
  }

  /** Fills the list; afterwards runs {@code done}. */
  void show(PlayState state, Runnable done) {
    var match = state.match();
    var key = List.of(state.shown().ply(), match.ply(), match.notation());
    if (key.equals(listed)) {
      return; // a CPU's progress comes many times a second
    }
    listed = List.of(state.shown().ply(), match.ply(), new ArrayList<>(match.notation()));
    var entries = new ArrayList<Entry>();
    int seats = match.players().size();
    int first = match.options().game().start(match.options()).turn();
    for (int ply = 1; ply <= match.length(); ply++) {
      var move = texts.move(match.notation().get(ply - 1));
      entries.add(
          new Entry(
              ply,
              texts.numbered(ply, move),
              texts.spokenMove(ply, match.players().get((first + ply - 1) % seats), move),
              ply == state.shown().ply(),
              ply > match.ply()));
    }
    submitList(entries, done);
  }

  @NonNull
  @Override
  public Holder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    return new Holder(
        ItemMoveBinding.inflate(LayoutInflater.from(parent.getContext()), parent, false));
  }

  @Override
  public void onBindViewHolder(@NonNull Holder holder, int index) {
    var entry = getItem(index);
    var view = holder.binding.getRoot();
    view.setText(entry.text);
    view.setContentDescription(entry.spoken);
    view.setActivated(entry.current);
    view.setAlpha(entry.ahead ? AHEAD_ALPHA : 1);
    view.setOnClickListener(touched -> onTouch.accept(entry.ply));
  }

  /** The view of one move. */
  static final class Holder extends RecyclerView.ViewHolder {
    private final ItemMoveBinding binding;

    Holder(ItemMoveBinding binding) {
      super(binding.getRoot());
      this.binding = binding;
    }
  }
}

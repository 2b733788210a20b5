package tabuleiro.app.ui;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.LayoutRes;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import java.util.function.IntConsumer;
import tabuleiro.app.ui.MoveListAdapter.Entry;

/** Adapter for a list of moves; a tap goes to the position after a move. */
public final class MoveListAdapter extends ListAdapter<Entry, MoveListAdapter.Holder> {
  private static final float AHEAD_ALPHA = 0.65f;

  private final int layout;
  private final IntConsumer onTouch;

  /**
   * Entry of the list.
   *
   * @param ply the number of the move, from 1
   * @param text the visible text
   * @param spoken the content description
   * @param current whether the position after the move is shown
   * @param ahead whether the move was undone and can be redone
   */
  public record Entry(int ply, String text, String spoken, boolean current, boolean ahead) {}

  /** Creates an adapter whose items are text views of a layout. */
  public MoveListAdapter(@LayoutRes int layout, IntConsumer onTouch) {
    super(new KeyedDiffCallback<>(move -> move.ply));
    this.layout = layout;
    this.onTouch = onTouch;
  }

  @NonNull
  @Override
  public Holder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    var inflater = LayoutInflater.from(parent.getContext());
    return new Holder((TextView) inflater.inflate(layout, parent, false));
  }

  @Override
  public void onBindViewHolder(@NonNull Holder holder, int index) {
    var entry = getItem(index);
    var view = holder.text;
    view.setText(entry.text);
    view.setContentDescription(entry.spoken);
    view.setActivated(entry.current);
    view.setAlpha(entry.ahead ? AHEAD_ALPHA : 1);
    view.setOnClickListener(touched -> onTouch.accept(entry.ply));
  }

  /** View holder of a move. */
  public static final class Holder extends RecyclerView.ViewHolder {
    private final TextView text;

    private Holder(TextView text) {
      super(text);
      this.text = text;
    }
  }
}

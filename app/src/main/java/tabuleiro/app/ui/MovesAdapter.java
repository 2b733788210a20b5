package tabuleiro.app.ui;

import android.view.LayoutInflater;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.annotation.LayoutRes;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import java.util.function.IntConsumer;
import tabuleiro.app.ui.MovesAdapter.Entry;

/** The moves of a match in a list; a touch goes to the place after one of them. */
public final class MovesAdapter extends ListAdapter<Entry, MovesAdapter.Holder> {
  private static final float AHEAD_ALPHA = 0.65f;

  private final int layout;
  private final IntConsumer onTouch;

  /**
   * A move in the list.
   *
   * @param ply its number, from 1
   * @param text how it is written
   * @param spoken how it is said
   * @param current whether the place after it is shown
   * @param ahead whether it was taken back
   */
  public record Entry(int ply, String text, String spoken, boolean current, boolean ahead) {}

  /** A list whose moves are text views of that layout. */
  public MovesAdapter(@LayoutRes int layout, IntConsumer onTouch) {
    super(new KeyedDiff<>(move -> move.ply));
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

  /** The view of one move. */
  public static final class Holder extends RecyclerView.ViewHolder {
    private final TextView text;

    private Holder(TextView text) {
      super(text);
      this.text = text;
    }
  }
}

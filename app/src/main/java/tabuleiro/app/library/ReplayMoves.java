package tabuleiro.app.library;

import android.content.Context;
import android.view.LayoutInflater;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.recyclerview.widget.DiffUtil;
import androidx.recyclerview.widget.ListAdapter;
import androidx.recyclerview.widget.RecyclerView;
import java.util.ArrayList;
import java.util.function.IntConsumer;
import tabuleiro.app.R;
import tabuleiro.app.databinding.ItemReplayMoveBinding;
import tabuleiro.rules.ai.Verdict;

/** The moves of the game with the marks of the analysis; a touch goes to the place after one. */
final class ReplayMoves extends ListAdapter<ReplayMoves.Entry, ReplayMoves.Holder> {
  private final IntConsumer onTouch;

  /** A move, what it was worth, and whether the place after it is shown. */
  record Entry(int ply, String move, Verdict verdict, boolean current) {}

  ReplayMoves(IntConsumer onTouch) {
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
    this.onTouch = onTouch;
  }

  void show(ReplayState state, Runnable done) {
    var entries = new ArrayList<Entry>();
    for (int ply = 1; ply <= state.match().length(); ply++) {
      entries.add(
          new Entry(
              ply,
              state.match().notation().get(ply - 1),
              state.verdicts().get(ply - 1),
              ply == state.place()));
    }
    submitList(entries, done);
  }

  /** What stands beside a move, as chess players write it; empty for a good one. */
  static String mark(Verdict verdict) {
    if (verdict == null) {
      return "";
    }
    return switch (verdict) {
      case GOOD -> "";
      case INACCURACY -> "?!";
      case MISTAKE -> "?";
      case BLUNDER -> "??";
    };
  }

  static String word(Context context, Verdict verdict) {
    return context.getString(
        switch (verdict) {
          case GOOD -> R.string.replay_verdict_good;
          case INACCURACY -> R.string.replay_verdict_inaccuracy;
          case MISTAKE -> R.string.replay_verdict_mistake;
          case BLUNDER -> R.string.replay_verdict_blunder;
        });
  }

  @NonNull
  @Override
  public Holder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
    return new Holder(
        ItemReplayMoveBinding.inflate(LayoutInflater.from(parent.getContext()), parent, false));
  }

  @Override
  public void onBindViewHolder(@NonNull Holder holder, int index) {
    var entry = getItem(index);
    var view = holder.binding.getRoot();
    var context = view.getContext();
    var move = "pass".equals(entry.move) ? context.getString(R.string.replay_pass) : entry.move;
    var plain = context.getString(R.string.replay_move, entry.ply, move);
    var mark = mark(entry.verdict);
    view.setText(
        mark.isEmpty()
            ? plain
            : context.getString(R.string.replay_move_marked, entry.ply, move, mark));
    view.setContentDescription(
        entry.verdict == null
            ? plain
            : context.getString(R.string.replay_with_verdict, plain, word(context, entry.verdict)));
    view.setActivated(entry.current);
    view.setOnClickListener(touched -> onTouch.accept(entry.ply));
  }

  /** The view of one move. */
  static final class Holder extends RecyclerView.ViewHolder {
    private final ItemReplayMoveBinding binding;

    Holder(ItemReplayMoveBinding binding) {
      super(binding.getRoot());
      this.binding = binding;
    }
  }
}

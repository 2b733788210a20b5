package tabuleiro.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.widget.LinearLayout;
import androidx.annotation.Nullable;
import com.google.android.material.color.MaterialColors;
import java.text.NumberFormat;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameLook;
import tabuleiro.app.databinding.ItemSeatBinding;
import tabuleiro.app.ui.LargeLetters;
import tabuleiro.app.ui.Names;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/** The players: who sits where, with what colour, how many points, and whose turn it is. */
public final class SeatsView extends LinearLayout {
  private static final int SEATS_IN_A_ROW = 2;

  /** What a score has room for from the start, so that names keep theirs. */
  private static final String WIDEST_SCORE = "88";

  /** Lower windows than this, in dp, are those of a phone on its side. */
  private static final int LOW_WINDOW = 480;

  private final List<ItemSeatBinding> seats = new ArrayList<>();

  /** Narrower columns than this, in dp, have two players one below the other. */
  private static final int NARROW = 300;

  /** The same in a low window, where that costs more. */
  private static final int NARROW_AND_LOW = 220;

  /** What is said below every name. */
  private final List<String> roles = new ArrayList<>();

  /** The same without what the sign tells, too. */
  private final List<String> shortRoles = new ArrayList<>();

  /** Made from a layout file. */
  public SeatsView(Context context, AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void show(GameLook look, PlayState state) {
    var match = state.match();
    while (seats.size() < match.players().size()) {
      addSeat(look, match.options());
    }
    var position = state.board().position();
    roles.clear();
    shortRoles.clear();
    for (int seat = 0; seat < seats.size(); seat++) {
      var view = seats.get(seat);
      var name = Names.player(getContext(), match, seat);
      boolean resigned = position.hasResigned(seat);
      var role = role(look, seat, resigned);
      int score = position.score(seat);
      boolean active = !state.isOverHere() && position.turn() == seat;
      view.name.setText(name);
      var judgement = state.looking() ? null : state.judgement();
      roles.add(role(judgement, role, seat));
      shortRoles.add(resigned ? role : chance(judgement, seat));
      view.score.setText(NumberFormat.getInstance().format(score));
      view.scoreLabel.setText(look.scoreLabel(getContext()));
      mark(view, active);
      boolean decided = !state.looking() && state.result() != null && !state.isDrawn();
      boolean won = decided && state.result().favours(seat);
      view.winner.setVisibility(won ? VISIBLE : INVISIBLE);
      var spoken =
          getContext()
              .getString(R.string.play_seat, name, role, look.scoreLabel(getContext()), score);
      view.getRoot()
          .setContentDescription(
              active ? getContext().getString(R.string.play_seat_to_move, spoken) : spoken);
    }
    requestLayout();
  }

  /** What the numbers count is told below them, at the cost of what else stands there. */
  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    if (seats.size() == SEATS_IN_A_ROW) {
      arrange(isNarrow(MeasureSpec.getSize(widthSpec)) ? VERTICAL : HORIZONTAL);
    }
    tell(roles, VISIBLE);
    super.onMeasure(widthSpec, heightSpec);
    if (isAnyRoleCut()) {
      tell(shortRoles, VISIBLE);
      super.onMeasure(widthSpec, heightSpec);
    }
    if (isAnyRoleCut()) {
      tell(roles, GONE);
      super.onMeasure(widthSpec, heightSpec);
    }
  }

  private boolean isNarrow(int width) {
    float narrow = isLow() ? NARROW_AND_LOW : NARROW;
    return width < narrow * getResources().getDisplayMetrics().density;
  }

  private boolean isLow() {
    return getResources().getConfiguration().screenHeightDp < LOW_WINDOW;
  }

  /** Puts two players side by side, or one below the other. */
  private void arrange(int orientation) {
    var row = (LinearLayout) getChildAt(0);
    if (row.getOrientation() != orientation) {
      row.setOrientation(orientation);
      for (var seat : seats) {
        var params = (LayoutParams) seat.getRoot().getLayoutParams();
        boolean below = orientation == VERTICAL;
        params.width = below ? LayoutParams.MATCH_PARENT : 0;
        params.height = below ? LayoutParams.WRAP_CONTENT : LayoutParams.MATCH_PARENT;
        params.weight = below ? 0 : 1;
      }
    }
  }

  private void tell(List<String> texts, int labels) {
    for (int seat = 0; seat < texts.size(); seat++) {
      seats.get(seat).role.setText(texts.get(seat));
      seats.get(seat).scoreLabel.setVisibility(labels);
    }
  }

  private boolean isAnyRoleCut() {
    for (var seat : seats) {
      var role = seat.role;
      if (role.getPaint().measureText(role.getText().toString()) > role.getMeasuredWidth()) {
        return true;
      }
    }
    return false;
  }

  /** Shows the part of every score that the ending has counted, from 0 to 1. */
  void count(Position position, float counted) {
    for (int seat = 0; seat < seats.size(); seat++) {
      int part = Math.round(counted * position.score(seat));
      seats.get(seat).score.setText(NumberFormat.getInstance().format(part));
    }
  }

  /** What the seat is called, and whether its player gave up. */
  private String role(GameLook look, int seat, boolean resigned) {
    var role = look.seatName(getContext(), seat);
    return resigned ? getContext().getString(R.string.play_role_resigned, role) : role;
  }

  private String role(@Nullable Judgement judgement, String role, int seat) {
    var chance = chance(judgement, seat);
    return chance.isEmpty()
        ? role
        : getContext().getString(R.string.play_role_chance, chance, role);
  }

  /** The chance that practice mode gives a seat, or nothing. */
  private String chance(@Nullable Judgement judgement, int seat) {
    int chance = judgement == null ? Judgement.UNKNOWN : judgement.chanceOf(seat, seats.size());
    return chance == Judgement.UNKNOWN ? "" : getContext().getString(R.string.play_chance, chance);
  }

  private void mark(ItemSeatBinding view, boolean active) {
    var card = view.getRoot();
    card.setStrokeWidth(active ? getResources().getDimensionPixelSize(R.dimen.play_stroke) : 0);
    card.setStrokeColor(MaterialColors.getColor(this, androidx.appcompat.R.attr.colorPrimary));
    card.setCardBackgroundColor(
        MaterialColors.getColor(
            this,
            active
                ? com.google.android.material.R.attr.colorPrimaryContainer
                : com.google.android.material.R.attr.colorSurfaceContainer));
    int text =
        MaterialColors.getColor(
            this,
            active
                ? com.google.android.material.R.attr.colorOnPrimaryContainer
                : com.google.android.material.R.attr.colorOnSurface);
    view.name.setTextColor(text);
    view.score.setTextColor(text);
    int quiet =
        active
            ? text
            : MaterialColors.getColor(
                this, com.google.android.material.R.attr.colorOnSurfaceVariant);
    view.role.setTextColor(quiet);
    view.scoreLabel.setTextColor(quiet);
  }

  /** Whether two lines for every player would leave too little room for all the rest. */
  private boolean isCramped(int players) {
    return LargeLetters.areOn(getResources()) && (isLow() || players > SEATS_IN_A_ROW);
  }

  private void addSeat(GameLook look, Options options) {
    int seat = seats.size();
    if (seat % SEATS_IN_A_ROW == 0) {
      var row = new LinearLayout(getContext());
      row.setBaselineAligned(false);
      addView(row);
    }
    var row = (LinearLayout) getChildAt(getChildCount() - 1);
    var view = ItemSeatBinding.inflate(LayoutInflater.from(getContext()), row, true);
    LargeLetters.keepModest(view.score);
    view.score.setMinWidth((int) Math.ceil(view.score.getPaint().measureText(WIDEST_SCORE)));
    if (isCramped(look.game().seats(options))) {
      view.below.setVisibility(GONE); // the sign and the spoken words still tell it
      view.name.setMaxLines(1);
    }
    view.sign.setImageDrawable(look.seatSign(getContext(), seat));
    seats.add(view);
  }
}

package tabuleiro.app.play;

import android.content.Context;
import android.util.AttributeSet;
import android.view.LayoutInflater;
import android.widget.LinearLayout;
import androidx.annotation.Nullable;
import com.google.android.material.color.MaterialColors;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.databinding.ItemSeatBinding;
import tabuleiro.app.ui.LargeFontSupport;
import tabuleiro.app.ui.MatchTexts;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;

/**
 * View of the players at the top of the play screen: names, seats, colours, scores and whose turn
 * it is.
 */
public final class SeatsView extends LinearLayout {
  private static final int SEATS_IN_A_ROW = 2;

  /** Width, in dp, that a card needs as one of three in a row. */
  private static final int THIRD = 120;

  /** Width that is reserved for a score, so that names keep their room. */
  private static final String WIDEST_SCORE = "88";

  /** Windows lower than this, in dp, are those of a phone in landscape. */
  private static final int LOW_WINDOW = 480;

  private final List<ItemSeatBinding> seats = new ArrayList<>();

  /** In columns narrower than this, in dp, two players stand one above the other. */
  private static final int NARROW = 300;

  /** The same limit in a low window, where a second line costs more. */
  private static final int NARROW_AND_LOW = 220;

  /** The line below every name. */
  private final List<String> roles = new ArrayList<>();

  /** The same line without what the icon already shows. */
  private final List<String> shortRoles = new ArrayList<>();

  /** Called by the layout inflater. */
  public SeatsView(Context context, AttributeSet attributes) {
    super(context, attributes);
    setOrientation(VERTICAL);
  }

  void show(GameUi gameUi, PlayState state) {
    var match = state.match();
    while (seats.size() < match.players().size()) {
      addSeat(gameUi, match.options());
    }
    var position = state.position();
    roles.clear();
    shortRoles.clear();
    for (int seat = 0; seat < seats.size(); seat++) {
      var view = seats.get(seat);
      var name = MatchTexts.player(getContext(), match, seat);
      boolean resigned = position.hasResigned(seat);
      var role = role(gameUi, seat, resigned);
      boolean active = !state.isOverHere() && position.turn() == seat;
      view.name.setText(name);
      var judgement = state.looking() ? null : state.judgement();
      roles.add(role(chance(judgement, seat, match.isOver()), role));
      shortRoles.add(resigned ? role : chance(judgement, seat, match.isOver()));
      view.score.setText(gameUi.score(getContext(), position, position.score(seat)));
      view.scoreLabel.setText(gameUi.standing(getContext(), position, seat));
      mark(view, active);
      var result = state.looking() || state.isDrawn() ? null : state.result();
      boolean won = result != null && result.favours(seat);
      view.winner.setVisibility(won ? VISIBLE : INVISIBLE);
      boolean isThinking = active && state.thinking() && !state.looking();
      view.thinking.setVisibility(isThinking ? VISIBLE : INVISIBLE);
      var spoken =
          getContext()
              .getString(
                  R.string.play_seat, name, role, gameUi.spokenScore(getContext(), position, seat));
      view.getRoot()
          .setContentDescription(
              active ? getContext().getString(R.string.play_seat_to_move, spoken) : spoken);
    }
    requestLayout();
  }

  /** Shortens the texts below the names if needed, and only then hides the score's label. */
  @Override
  protected void onMeasure(int widthSpec, int heightSpec) {
    int width = MeasureSpec.getSize(widthSpec);
    if (seats.size() == SEATS_IN_A_ROW) {
      arrange(isNarrow(width) ? VERTICAL : HORIZONTAL);
    } else if (seats.size() == SEATS_IN_A_ROW + 1) {
      arrangeThree(width);
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

  /** Arranges two players side by side, or one above the other. */
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

  /** Arranges three players in one row or, if it is too narrow, in two with cards of one width. */
  private void arrangeThree(int width) {
    var metrics = getResources().getDisplayMetrics();
    float scale = getResources().getConfiguration().fontScale;
    boolean isWide = width >= (SEATS_IN_A_ROW + 1) * THIRD * metrics.density * scale;
    var first = (LinearLayout) getChildAt(0);
    var second = (LinearLayout) getChildAt(1);
    var third = seats.get(SEATS_IN_A_ROW).getRoot();
    var wanted = isWide ? first : second;
    if (third.getParent() != wanted) {
      ((LinearLayout) third.getParent()).removeView(third);
      wanted.addView(third);
    }
    second.setWeightSum(SEATS_IN_A_ROW);
    second.setVisibility(isWide ? GONE : VISIBLE);
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

  /** Shows the fraction of every score that the ending has counted, from 0 to 1. */
  void count(GameUi gameUi, Position position, float counted) {
    for (int seat = 0; seat < seats.size(); seat++) {
      int part = Math.round(counted * position.score(seat));
      seats.get(seat).score.setText(gameUi.score(getContext(), position, part));
    }
  }

  /** Returns the seat's name, and whether its player resigned. */
  private String role(GameUi gameUi, int seat, boolean resigned) {
    var role = gameUi.seatName(getContext(), seat);
    return resigned ? getContext().getString(R.string.play_role_resigned, role) : role;
  }

  private String role(String chance, String role) {
    return chance.isEmpty()
        ? role
        : getContext().getString(R.string.play_role_chance, chance, role);
  }

  /** Returns the winning chance of a seat in practice mode, or an empty text. */
  private String chance(@Nullable PracticeEvaluation judgement, int seat, boolean isOver) {
    int chance =
        judgement == null
            ? PracticeEvaluation.UNKNOWN
            : judgement.shownChanceOf(seat, seats.size(), isOver);
    return chance == PracticeEvaluation.UNKNOWN
        ? ""
        : getContext().getString(R.string.play_chance, chance);
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

  /** Returns whether two lines per player would leave too little room for everything else. */
  private boolean isCramped(int players) {
    return LargeFontSupport.isOn(getResources()) && (isLow() || players > SEATS_IN_A_ROW);
  }

  private void addSeat(GameUi gameUi, Options options) {
    int seat = seats.size();
    if (seat % SEATS_IN_A_ROW == 0) {
      var row = new LinearLayout(getContext());
      row.setBaselineAligned(false);
      addView(row);
    }
    var row = (LinearLayout) getChildAt(getChildCount() - 1);
    var view = ItemSeatBinding.inflate(LayoutInflater.from(getContext()), row, true);
    LargeFontSupport.limitHeadlineSize(view.score);
    if (gameUi.hasScore()) {
      view.score.setMinWidth((int) Math.ceil(view.score.getPaint().measureText(WIDEST_SCORE)));
    }
    if (isCramped(gameUi.game().seats(options))) {
      view.below.setVisibility(GONE); // the icon and the content description still show it
      view.name.limitLines(1);
    }
    view.sign.setImageDrawable(gameUi.seatIcon(getContext(), seat));
    seats.add(view);
  }
}

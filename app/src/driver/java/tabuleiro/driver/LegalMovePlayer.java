package tabuleiro.driver;

import android.graphics.Rect;
import android.view.View;
import java.util.List;
import java.util.Random;
import java.util.function.BooleanSupplier;

/** Plays legal moves by touching what the accessibility texts offer; knows no rules. */
final class LegalMovePlayer {
  private static final int MOST_TOUCHES = 20;
  private static final int STATUS_MILLIS = 50;
  private static final int PATIENCE_SECONDS = 30;

  /** Texts of places that continue a move, in order of preference. */
  private static final List<List<String>> OFFERS =
      List.of(
          List.of("play_warning_play"),
          List.of("board_says_pending", "niju_says_waits"),
          List.of("pacru_says_twist_left", "pacru_says_twist_none", "pacru_says_twist_right"),
          List.of("board_says_target", "board_says_prey", "niju_says_lay"),
          List.of("board_says_can_move_to", "board_says_can_move_count", "niju_says_marks"),
          List.of("play_pass"));

  private static final int LARGEST_GENERATED_ID = 0x00ffffff;
  private static final String STATUS = "status";
  private static final String SENTENCE_END = ". ";

  private final Driver driver;
  private final Random dice;
  private final AppStrings words;

  /** Creates a player that works while the app's language stays the same. */
  LegalMovePlayer(Driver driver, Random dice) {
    this.driver = driver;
    this.dice = dice;
    this.words = new AppStrings(driver.phone());
  }

  /** Plays moves of persons; ends early if the game does. */
  void play(int moves) {
    for (int i = 0; i < moves; i++) {
      await(() -> isOver() || !offers().isEmpty());
      if (isOver()) {
        return;
      }
      var before = lastMove();
      for (int touches = 0; !isOver() && !hasMoved(before); touches++) {
        if (touches == MOST_TOUCHES) {
          throw new AssertionError("no move comes of " + MOST_TOUCHES + " touches");
        }
        touch();
        await(() -> isOver() || hasMoved(before) || !offers().isEmpty());
        if (!hasMoved(before)) {
          // The status is updated a moment after the board.
          Driver.sleep(STATUS_MILLIS);
          driver.phone().pass(Phone.FRAME);
        }
      }
    }
  }

  private void touch() {
    var offers = offers();
    var at = offers.get(dice.nextInt(offers.size())).bounds();
    driver.fingers().tap(at.centerX(), at.centerY());
  }

  /**
   * Returns the first sentence that the status speaks, which is the last move or before it the
   * goal; empty while a dialog covers it.
   */
  private String lastMove() {
    return Elements.now().all().stream()
        .filter(each -> isStatus(each.view()))
        .map(Elements.Element::text)
        .filter(text -> text.contains(SENTENCE_END))
        .map(text -> text.substring(0, text.indexOf(SENTENCE_END)))
        .findFirst()
        .orElse("");
  }

  private static boolean isStatus(View view) {
    boolean isNamed = view.getId() > LARGEST_GENERATED_ID;
    return isNamed && STATUS.equals(view.getResources().getResourceEntryName(view.getId()));
  }

  private boolean hasMoved(String before) {
    var now = lastMove();
    return !now.isEmpty() && !now.equals(before);
  }

  private boolean isOver() {
    return Elements.now().all().stream().anyMatch(each -> words.says(each.text(), "play_rematch"));
  }

  /** Returns what continues a move: confirms it, ends it or begins it. */
  private List<Elements.Element> offers() {
    var all = Elements.now().all().stream().filter(LegalMovePlayer::isTouchable).toList();
    for (var names : OFFERS) {
      var offered =
          all.stream()
              .filter(each -> names.stream().anyMatch(name -> words.says(each.text(), name)))
              .toList();
      if (!offered.isEmpty()) {
        return offered;
      }
    }
    return List.of();
  }

  private static boolean isTouchable(Elements.Element element) {
    var sight = new Rect();
    if (!element.hearsTouch() || !element.view().getGlobalVisibleRect(sight)) {
      return false;
    }
    var corner = Screen.corner(element.view().getRootView());
    sight.offset(corner[0], corner[1]);
    return sight.contains(element.bounds().centerX(), element.bounds().centerY());
  }

  private void await(BooleanSupplier condition) {
    driver.await(condition, PATIENCE_SECONDS, "nobody may move");
  }
}

package tabuleiro.desk;

import java.util.Random;

/** Actions of the {@link Monkey}, with their frequency per 1000 steps in each mood. */
enum MonkeyAction {
  MOVE(915, 100, 0),
  LOOK(0, 0, 730),
  TAP(10, 560, 80),
  TAP_ANYWHERE(5, 40, 20),
  DRAG(10, 40, 20),
  PRESS(2, 25, 30),
  PINCH(5, 10, 2),
  KEY(10, 20, 15),
  TYPE(2, 20, 20),
  BACK(1, 50, 20),
  ROTATE(5, 10, 8),
  NIGHT(3, 5, 2),
  LANGUAGE(2, 5, 3),
  FONT(3, 5, 3),
  KILL(10, 20, 10),
  CRASH(3, 10, 5),
  SEND(2, 20, 10),
  VIEW(2, 20, 10),
  CLOCK(3, 10, 5),
  DISK_FAILS(4, 10, 5),
  DAMAGE(3, 20, 2);

  /** Preference of the monkey at the moment. */
  enum Mood {
    PLAYING(250),
    ROAMING(80),
    LOOKING(300);

    /** Average number of steps in this mood. */
    private final int steps;

    Mood(int steps) {
      this.steps = steps;
    }

    /** Returns the mood of the next step. */
    Mood next(Random dice) {
      return dice.nextInt(steps) > 0 ? this : values()[(ordinal() + 1) % values().length];
    }
  }

  @SuppressWarnings("ImmutableEnumChecker") // nobody changes them
  private final int[] shares;

  MonkeyAction(int playing, int roaming, int looking) {
    shares = new int[] {playing, roaming, looking};
  }

  /** Returns a random action for a mood. */
  static MonkeyAction any(Mood mood, Random dice) {
    int left = dice.nextInt(1000);
    for (var deed : values()) {
      left -= deed.shares[mood.ordinal()];
      if (left < 0) {
        return deed;
      }
    }
    throw new AssertionError("the deeds make less than 1000");
  }
}

package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Random;

/**
 * Data of a game by message (correspondence game) that all its devices share, apart from the moves.
 *
 * @param id the random identity of the game, {@link #ID_LENGTH} capital letters or digits
 * @param devices by seat the device at which it sits, {@link #DEVICE_LENGTH} random capital letters
 *     or digits that mean nothing outside this game, or an empty text while the seat is free
 * @param helpAllowed whether hints and analysis are allowed before the end
 * @param offered the bit set of the seats that offer or accept a draw after the last move
 * @param declined the bit set of the seats that decline it
 */
public record Correspondence(
    String id, List<String> devices, boolean helpAllowed, int offered, int declined) {
  /** The number of letters of an identity. */
  public static final int ID_LENGTH = 12;

  /** The number of letters of a device. */
  public static final int DEVICE_LENGTH = 4;

  private static final int BASE = 36;

  /** Copies the devices and checks the values. */
  public Correspondence {
    devices = Collections.unmodifiableList(new ArrayList<>(devices));
    int all = (1 << devices.size()) - 1;
    boolean areDevices = devices.stream().allMatch(Correspondence::isDevice);
    if (!isWord(id, ID_LENGTH) || !areDevices || ((offered | declined) & ~all) != 0) {
      throw new IllegalArgumentException(id + devices + offered + declined);
    }
  }

  /** Returns this with other offers and answers. */
  Correspondence withDraw(int newOffered, int newDeclined) {
    return new Correspondence(id, devices, helpAllowed, newOffered, newDeclined);
  }

  /** Returns this with other devices. */
  Correspondence withDevices(List<String> newDevices) {
    return new Correspondence(id, newDevices, helpAllowed, offered, declined);
  }

  /** Returns whether nobody sits on a seat. */
  public boolean isFree(int seat) {
    return devices.get(seat).isEmpty();
  }

  /** Returns a random identity; a source that nobody can foresee makes it unique. */
  public static String randomId(Random random) {
    return randomWord(random, ID_LENGTH);
  }

  /** Returns a random name for a device. */
  public static String randomDevice(Random random) {
    return randomWord(random, DEVICE_LENGTH);
  }

  private static String randomWord(Random random, int length) {
    var word = new StringBuilder();
    while (word.length() < length) {
      word.append(Character.forDigit(random.nextInt(BASE), BASE));
    }
    return word.toString().toUpperCase(Locale.ROOT);
  }

  /** Returns whether a text is a device or empty. */
  static boolean isDevice(String text) {
    return text.isEmpty() || isWord(text, DEVICE_LENGTH);
  }

  /** Returns whether a text is an identity or, with its length, a device. */
  static boolean isWord(String text, int length) {
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if ((c < 'A' || c > 'Z') && (c < '0' || c > '9')) {
        return false;
      }
    }
    return text.length() == length;
  }
}

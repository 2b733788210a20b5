package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;

import org.junit.Test;

/** Tests how much of a damaged game is shown, one below, at and one above the limit. */
public final class DamagedGameDialogTest {
  @Test
  public void tenThousandLettersAreShown() {
    int most = DamagedGameDialog.LONGEST_SHOWN;
    assertEquals("x".repeat(most - 1), DamagedGameDialog.shown("x".repeat(most - 1)));
    assertEquals("x".repeat(most), DamagedGameDialog.shown("x".repeat(most)));
    assertEquals("x".repeat(most) + "…", DamagedGameDialog.shown("x".repeat(most + 1)));
  }
}

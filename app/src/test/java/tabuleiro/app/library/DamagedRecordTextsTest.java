package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.ui.Languages;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.RecordReader;

@RunWith(AndroidJUnit4.class)
public class DamagedRecordTextsTest {
  private final Context app = ApplicationProvider.getApplicationContext();

  @Test
  public void aLayoutThatCannotBeSetUpIsToldInTheWordsOfItsGame() {
    var text = "[Game \"shi\"]\n[Options \"size=3\"]\n[Layout \"SSS/S../NNN to=1\"]\n";
    var damage = assertThrows(DamagedRecordException.class, () -> RecordReader.read(text));
    assertEquals(
        "Line 3, column 1: A side has 3 pieces at most", texts("en").damage(damage, damage.line()));
    assertEquals(
        "Linha 3, coluna 1: Cada lado tem no máximo 3 peças",
        texts("pt").damage(damage, damage.line()));
  }

  private DamagedRecordTexts texts(String language) {
    return new DamagedRecordTexts(Languages.localizedContext(app, Locale.forLanguageTag(language)));
  }
}

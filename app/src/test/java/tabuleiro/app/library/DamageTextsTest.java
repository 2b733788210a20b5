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
import tabuleiro.rules.record.DamagedRecord;
import tabuleiro.rules.record.RecordReader;

@RunWith(AndroidJUnit4.class)
public class DamageTextsTest {
  private final Context app = ApplicationProvider.getApplicationContext();

  @Test
  public void aGameFromALayoutIsRefusedInTheReadersWords() {
    var text = "[Game \"shi\"]\n[Layout \".SS/.../NNN to=1\"]\n";
    var damage = assertThrows(DamagedRecord.class, () -> RecordReader.readFromStart(text));
    assertEquals(
        "Line 2, column 1: this game starts from a position that was set up;"
            + " games like this cannot be imported yet",
        texts("en").damage(damage, damage.line()));
    assertEquals(
        "Linha 2, coluna 1: esta partida começa numa posição montada;"
            + " ainda não é possível importar partidas assim",
        texts("pt").damage(damage, damage.line()));
  }

  private DamageTexts texts(String language) {
    return new DamageTexts(Languages.speak(app, Locale.forLanguageTag(language)));
  }
}

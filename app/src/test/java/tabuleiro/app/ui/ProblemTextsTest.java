package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.HashSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.data.Problem;

@RunWith(AndroidJUnit4.class)
public final class ProblemTextsTest {
  @Test
  public void everyProblemHasAMessageOfItsOwnInEveryLanguage() {
    Context app = ApplicationProvider.getApplicationContext();
    for (var language : Languages.all(app)) {
      var all = new HashSet<String>();
      for (var problem : Problem.values()) {
        all.add(ProblemTexts.text(Languages.speak(app, language), problem));
      }
      assertEquals(Problem.values().length, all.size());
    }
  }
}

package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.HashSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.data.Problem;

@RunWith(AndroidJUnit4.class)
public final class ProblemTextsTest {
  @Test
  public void everyProblemHasAMessageOfItsOwnInBothLanguages() {
    var all = new HashSet<String>();
    for (var language : new String[] {"en", "pt-rPT"}) {
      RuntimeEnvironment.setQualifiers(language);
      Context context = ApplicationProvider.getApplicationContext();
      for (var problem : Problem.values()) {
        all.add(ProblemTexts.text(context, problem));
      }
    }
    assertEquals(2 * Problem.values().length, all.size());
  }
}

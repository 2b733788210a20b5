package tabuleiro.app.ui;

import static org.junit.Assert.assertEquals;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.HashSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.data.StorageProblem;

@RunWith(AndroidJUnit4.class)
public final class StorageProblemTextsTest {
  @Test
  public void everyProblemHasAMessageOfItsOwnInEveryLanguage() {
    Context app = ApplicationProvider.getApplicationContext();
    for (var language : Languages.all(app)) {
      var all = new HashSet<String>();
      for (var problem : StorageProblem.values()) {
        all.add(StorageProblemTexts.text(Languages.localizedContext(app, language), problem));
      }
      assertEquals(StorageProblem.values().length, all.size());
    }
  }
}

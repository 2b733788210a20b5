package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.Locale;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.ui.Languages;

/** Tests that the texts read from files equal those that Android returns. */
@RunWith(AndroidJUnit4.class)
public final class ResourceTextsTest {
  @Test
  public void everyTextIsWhatAndroidFindsInEveryLanguage() {
    var app = ApplicationProvider.<Application>getApplicationContext();
    var all = ResourceTexts.all();
    assertEquals(Languages.all(app).size(), all.size());
    assertTrue(all.get(0).isEnglish());
    for (var texts : all) {
      var tag = texts.get(R.string.settings_language_tag);
      var resources = Languages.localizedContext(app, Locale.forLanguageTag(tag)).getResources();
      assertTrue(tag, texts.byId().size() > 100);
      texts.byId().forEach((id, text) -> assertEquals(resources.getString(id), text));
    }
  }
}

package tabuleiro.app.ui;

import android.content.Context;
import android.content.res.Configuration;
import androidx.core.os.ConfigurationCompat;
import androidx.core.os.LocaleListCompat;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import tabuleiro.app.R;

/** The languages that the app speaks: one for every folder of texts that it is built with. */
public final class Languages {
  private Languages() {}

  /** All of them in the order of their names, each as its own texts call it. */
  public static List<Locale> all(Context context) {
    var all = new ArrayList<Locale>();
    for (var folder : context.getString(R.string.languages).split(" ")) {
      var texts = speak(context, Locale.forLanguageTag(folder));
      all.add(Locale.forLanguageTag(texts.getString(R.string.settings_language_tag)));
    }
    all.sort(Comparator.comparing(Languages::name));
    return all;
  }

  /** How those who speak it call a language. */
  public static String name(Locale language) {
    var name = language.getDisplayName(language);
    return name.substring(0, 1).toUpperCase(language) + name.substring(1);
  }

  /** A context whose texts are in that language. */
  public static Context speak(Context context, Locale language) {
    var configuration = new Configuration(context.getResources().getConfiguration());
    ConfigurationCompat.setLocales(configuration, LocaleListCompat.create(language));
    return context.createConfigurationContext(configuration);
  }
}

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

/** Lists the languages of the app, one for every resource folder of the build, and names them. */
public final class Languages {
  private Languages() {}

  /** Returns all languages sorted by name, each with the tag of its own resources. */
  public static List<Locale> all(Context context) {
    var all = new ArrayList<Locale>();
    for (var folder : context.getString(R.string.languages).split(" ")) {
      var texts = localizedContext(context, Locale.forLanguageTag(folder));
      all.add(Locale.forLanguageTag(texts.getString(R.string.settings_language_tag)));
    }
    all.sort(Comparator.comparing(Languages::name));
    return all;
  }

  /** Returns a language's name in that language. */
  public static String name(Locale language) {
    var name = language.getDisplayName(language);
    return name.substring(0, 1).toUpperCase(language) + name.substring(1);
  }

  /** Returns a context with the resources of a language. */
  public static Context localizedContext(Context context, Locale language) {
    var configuration = new Configuration(context.getResources().getConfiguration());
    ConfigurationCompat.setLocales(configuration, LocaleListCompat.create(language));
    return context.createConfigurationContext(configuration);
  }
}

package tabuleiro.app;

import static java.util.stream.Collectors.toCollection;
import static java.util.stream.Collectors.toMap;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.content.Context;
import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.io.File;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.w3c.dom.Element;
import org.xmlpull.v1.XmlPullParser;
import org.xmlpull.v1.XmlPullParserException;
import tabuleiro.app.ui.Languages;

/** Tests the string resources of every language. */
@RunWith(AndroidJUnit4.class)
public class TranslationsTest {
  private static final File RESOURCES = new File("src/main/res");
  private static final Pattern ARGUMENT = Pattern.compile("%(\\d\\$)?[a-z%]");
  private static final Pattern EUROPEAN =
      Pattern.compile(
          "\\b(?:ecrã|ficheiro|aplicaç|definiç|predefiniç|guard[ae]|partilh|apag|elimin|anular)"
              + "|\\b(?:rod[ae]\\b|rodar|rodá|ronda|rasto|ligaç|hipótes|desforra|principiante)"
              + "|\\b(?:telemóvel|controlos?\\b|acerca|aspeto|facto\\b|contacto|registo|noutr)"
              + "|daltón|rastreio|em baixo|pelo meio|até (?:à|ao)s? |-lhe|«"
              + "|\\b(?:est\\p{L}+|continu\\p{L}+) a \\p{L}+[aei]r\\b|^A \\p{L}+[aei]r\\b"
              + "|\\b(?:[ao]|d|n)?os? CPU\\b",
          Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE);

  private final Context app = ApplicationProvider.getApplicationContext();

  @Test
  public void everyFolderIsALanguageThatCanBeChosenHereAndInTheSystem()
      throws IOException, XmlPullParserException {
    var offered = Languages.all(app);
    assertEquals(folders().size(), new HashSet<>(offered).size());
    var known = knownToTheSystem();
    assertEquals(folders().size(), known.size());
    for (var language : known) {
      var texts = Languages.localizedContext(app, Locale.forLanguageTag(language));
      var tag = texts.getString(R.string.settings_language_tag);
      assertTrue(tag, tag.startsWith(language));
      assertTrue(tag, offered.contains(Locale.forLanguageTag(tag)));
    }
  }

  /** Tests the language list that the build generates for Android's settings. */
  private List<String> knownToTheSystem() throws IOException, XmlPullParserException {
    var known = new ArrayList<String>();
    try (var file = app.getResources().getXml(R.xml._generated_res_locale_config)) {
      while (file.next() != XmlPullParser.END_DOCUMENT) {
        if (file.getEventType() == XmlPullParser.START_TAG && file.getName().equals("locale")) {
          known.add(file.getAttributeValue(0));
        }
      }
    }
    return known;
  }

  @Test
  public void everyLanguageHasEveryTextWithTheSameArguments() {
    var english = texts("values");
    for (var folder : folders()) {
      var texts = whole(folder);
      assertEquals(folder, english.keySet(), texts.keySet());
      texts.forEach(
          (name, forms) -> assertEquals(name, arguments(english.get(name)), arguments(forms)));
    }
  }

  @Test
  public void aCountrysFolderHasOnlyWhatIsSaidDifferentlyThere() {
    for (var folder : folders()) {
      var language = texts(folder.replaceAll("-r[A-Z]+$", ""));
      texts(folder)
          .forEach(
              (name, forms) -> {
                assertTrue(name, language.containsKey(name));
                if (folder.contains("-r")) {
                  assertNotEquals(folder, language.get(name), forms);
                }
              });
    }
  }

  @Test
  public void nothingEuropeanReachesABrazilianReader() throws IllegalAccessException {
    var resources = Languages.localizedContext(app, Locale.forLanguageTag("pt-BR")).getResources();
    var texts = new ArrayList<String>();
    for (var string : R.string.class.getFields()) {
      texts.add(resources.getText(string.getInt(null)).toString());
    }
    for (var plural : R.plurals.class.getFields()) {
      for (int count : new int[] {1, 2, 1_000_000}) {
        texts.add(resources.getQuantityText(plural.getInt(null), count).toString());
      }
    }
    assertTrue(texts.contains("Configurações"));
    for (var text : texts) {
      assertFalse(text, EUROPEAN.matcher(text).find());
    }
  }

  /** Returns the folders with string resources. */
  private static List<String> folders() {
    return Stream.of(RESOURCES.list())
        .filter(name -> new File(RESOURCES, name + "/strings_shell.xml").exists())
        .sorted()
        .toList();
  }

  /** Returns the texts that a reader sees: a country's, else those of its language. */
  private static Map<String, List<String>> whole(String folder) {
    var all = texts(folder.replaceAll("-r[A-Z]+$", ""));
    all.putAll(texts(folder));
    return all;
  }

  /** Returns the translatable texts of a folder, with all plural forms. */
  private static Map<String, List<String>> texts(String folder) {
    return Stream.of(new File(RESOURCES, folder).listFiles())
        .filter(file -> file.getName().startsWith("strings"))
        .flatMap(file -> elements(file).stream())
        .filter(element -> !element.getTagName().equals("string-array"))
        .filter(element -> !element.getAttribute("translatable").equals("false"))
        .collect(
            toMap(
                element -> element.getAttribute("name"),
                TranslationsTest::forms,
                (one, other) -> {
                  throw new AssertionError("twice: " + one + other);
                },
                TreeMap::new));
  }

  private static List<String> forms(Element text) {
    var items = text.getElementsByTagName("item");
    var forms = new ArrayList<String>();
    for (int i = 0; i < items.getLength(); i++) {
      forms.add(items.item(i).getTextContent());
    }
    return forms.isEmpty() ? List.of(text.getTextContent()) : forms;
  }

  private static List<Element> elements(File file) {
    try {
      var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file);
      var nodes = document.getDocumentElement().getChildNodes();
      var elements = new ArrayList<Element>();
      for (int i = 0; i < nodes.getLength(); i++) {
        if (nodes.item(i) instanceof Element element) {
          elements.add(element);
        }
      }
      return elements;
    } catch (Exception e) {
      throw new AssertionError(file.getPath(), e);
    }
  }

  /** Returns the format arguments of a text; a plural form may omit some. */
  private static Set<String> arguments(List<String> forms) {
    return forms.stream()
        .flatMap(form -> ARGUMENT.matcher(form).results())
        .map(found -> found.group())
        .collect(toCollection(TreeSet::new));
  }
}

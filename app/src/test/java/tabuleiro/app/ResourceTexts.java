package tabuleiro.app;

import java.io.File;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.w3c.dom.Element;

/** The app's texts in one language, read from its resource files without Android. */
public final class ResourceTexts {
  private static final File RESOURCES = new File("src/main/res");
  private static final Map<Integer, String> NAMES = names();

  private final String folder;
  private final Map<String, String> texts = new HashMap<>();

  private ResourceTexts(String folder) {
    this.folder = folder;
    readFolder("values");
    readFolder(folder.replaceAll("-r[A-Z]+$", ""));
    readFolder(folder);
  }

  private static Map<Integer, String> names() {
    var names = new HashMap<Integer, String>();
    try {
      for (var field : R.string.class.getFields()) {
        names.put(field.getInt(null), field.getName());
      }
    } catch (IllegalAccessException impossible) {
      throw new AssertionError(impossible);
    }
    return names;
  }

  /** Returns the English texts. */
  public static ResourceTexts english() {
    return new ResourceTexts("values");
  }

  /** Returns the texts of every language, English first. */
  public static List<ResourceTexts> all() {
    return Stream.of(RESOURCES.list())
        .filter(name -> new File(RESOURCES, name + "/strings_shell.xml").exists())
        .sorted()
        .map(ResourceTexts::new)
        .toList();
  }

  private void readFolder(String name) {
    for (var file : new File(RESOURCES, name).listFiles()) {
      if (file.getName().startsWith("strings")) {
        read(file);
      }
    }
  }

  private void read(File file) {
    try {
      var document = DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(file);
      var elements = document.getDocumentElement().getElementsByTagName("string");
      for (int i = 0; i < elements.getLength(); i++) {
        var element = (Element) elements.item(i);
        texts.put(element.getAttribute("name"), unescaped(element.getTextContent()));
      }
    } catch (Exception unreadable) {
      throw new AssertionError(file.getPath(), unreadable);
    }
  }

  /** Resolves white space and escapes as Android's build does. */
  private static String unescaped(String text) {
    var plain = new StringBuilder();
    var tidy = text.trim().replaceAll("\\s+", " ");
    for (int i = 0; i < tidy.length(); i++) {
      char letter = tidy.charAt(i);
      if (letter != '\\') {
        plain.append(letter);
      } else if (tidy.charAt(i + 1) == 'u') {
        plain.append((char) Integer.parseInt(tidy.substring(i + 2, i + 6), 16));
        i += 5;
      } else {
        i++;
        plain.append(tidy.charAt(i) == 'n' ? '\n' : tidy.charAt(i));
      }
    }
    return plain.toString();
  }

  /** Returns a text by its resource id. */
  public String get(int id) {
    return Objects.requireNonNull(texts.get(NAMES.get(id)), NAMES.get(id));
  }

  /** Returns all texts by their resource ids. */
  Map<Integer, String> byId() {
    var byId = new HashMap<Integer, String>();
    NAMES.forEach(
        (id, name) -> {
          if (texts.containsKey(name)) {
            byId.put(id, texts.get(name));
          }
        });
    return byId;
  }

  /** Returns whether the texts are English. */
  public boolean isEnglish() {
    return folder.equals("values");
  }
}

import java.io.IOException;
import java.io.PrintWriter;
import java.lang.invoke.MethodType;
import java.lang.reflect.Method;
import java.lang.reflect.Modifier;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.zip.ZipFile;

/**
 * The public Android API with the level that introduced each class and member, as R8 carries it
 * (resources/new_api_database.ser). Classes are internal names, members {@code name:type} and
 * {@code name(args)type}.
 *
 * <p>Layout: int n; n × (int offset, short length) of the constant pool; 2^17 × 6 bytes unused
 * here; 2^18 × (int offset, short length) of lists of entries; payload. An entry: short length;
 * byte kind (0 class, 1 field, 2 method); constant indices of two bytes; byte level.
 */
final class ApiDatabase {
  private static final int NEVER = Integer.MAX_VALUE;
  private static final int SLOT = 6;
  private static final int LISTS = 1 << 18;

  private final Map<String, Integer> classes = new TreeMap<>();
  private final Map<String, Map<String, Integer>> members = new HashMap<>();

  ApiDatabase(Path jar) throws IOException {
    byte[] data;
    try (ZipFile zip = new ZipFile(jar.toFile())) {
      var entry = zip.getEntry("resources/new_api_database.ser");
      data = zip.getInputStream(entry).readAllBytes();
    }
    ByteBuffer buffer = ByteBuffer.wrap(data);
    int constants = buffer.getInt(0);
    int lists = 4 + constants * SLOT + (1 << 17) * SLOT;
    int payload = lists + LISTS * SLOT;
    String[] pool = new String[constants];
    for (int i = 0; i < constants; i++) {
      int offset = payload + buffer.getInt(4 + i * SLOT);
      int length = Short.toUnsignedInt(buffer.getShort(8 + i * SLOT));
      if (length > 0 && data[offset + length - 1] == 0) {
        length--;
      }
      pool[i] = new String(data, offset, length, StandardCharsets.UTF_8);
    }
    for (int list = lists; list < payload; list += SLOT) {
      int position = payload + buffer.getInt(list);
      int end = position + Short.toUnsignedInt(buffer.getShort(list + 4));
      while (position < end) {
        position = readEntry(buffer, position, pool);
      }
    }
    // R8 leaves it out: it is everywhere.
    add(Object.class.descriptorString(), null, 1);
    add(Object.class.descriptorString(), "<init>()V", 1);
    addMethods(Object.class, Object.class);
    // R8 leaves these out too: they come from a hidden class.
    addMethods(StringBuilder.class, StringBuilder.class.getSuperclass());
    addMethods(StringBuffer.class, StringBuffer.class.getSuperclass());
  }

  /** Adds methods that a class has had from the beginning, as this JDK knows them. */
  private void addMethods(Class<?> type, Class<?> declaring) {
    for (Method method : declaring.getDeclaredMethods()) {
      boolean visible = (method.getModifiers() & (Modifier.PUBLIC | Modifier.PROTECTED)) != 0;
      boolean hiddenResult = method.getReturnType() == declaring && type != declaring;
      if (visible && !hiddenResult) {
        MethodType signature =
            MethodType.methodType(method.getReturnType(), method.getParameterTypes());
        add(type.descriptorString(), method.getName() + signature.descriptorString(), 1);
      }
    }
  }

  private int readEntry(ByteBuffer buffer, int position, String[] pool) {
    int start = position + 2;
    int end = start + Short.toUnsignedInt(buffer.getShort(position));
    String[] names = new String[(end - start - 1) / 2];
    for (int i = 0; i < names.length; i++) {
      names[i] = pool[Short.toUnsignedInt(buffer.getShort(start + 1 + 2 * i))];
    }
    int level = buffer.get(end);
    switch (buffer.get(start)) {
      case 0 -> add(names[0], null, level);
      case 1 -> add(names[0], names[1] + ":" + names[2], level);
      default -> {
        int last = names.length - 1;
        String arguments = String.join("", Arrays.copyOfRange(names, 2, last));
        add(names[0], names[1] + "(" + arguments + ")" + names[last], level);
      }
    }
    return end + 1;
  }

  private void add(String descriptor, String member, int level) {
    if (!descriptor.startsWith("L")) {
      return;
    }
    String name = descriptor.substring(1, descriptor.length() - 1);
    Map<String, Integer> ofClass = members.computeIfAbsent(name, n -> new TreeMap<>());
    if (member == null) {
      classes.putIfAbsent(name, level);
    } else {
      ofClass.putIfAbsent(member, level);
    }
  }

  boolean hasClass(String name) {
    return classes.containsKey(name);
  }

  int level(String name) {
    return classes.getOrDefault(name, NEVER);
  }

  int level(String name, String member) {
    return members.getOrDefault(name, Map.of()).getOrDefault(member, NEVER);
  }

  /** Members of any class: for hidden classes whose members show through public subclasses. */
  Set<String> allMembers() {
    Set<String> all = new HashSet<>();
    members.values().forEach(ofClass -> all.addAll(ofClass.keySet()));
    return all;
  }

  /** Writes the api-versions.xml that lint's NewApi check and the API check of the APK read. */
  void writeXml(Path file, Map<String, List<String>> supers) throws IOException {
    try (PrintWriter out = new PrintWriter(Files.newBufferedWriter(file))) {
      out.println("<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<api version=\"3\">");
      classes.forEach(
          (name, level) -> {
            out.printf("<class name=\"%s\" since=\"%d\">%n", name, level);
            Map<String, String> parents = publicParents(name, supers);
            parents.forEach(
                (parent, kind) ->
                    out.printf(
                        "<%s name=\"%s\"%s/>%n",
                        kind, parent, since(name, parentSince(name, parent))));
            members.get(name).forEach((m, l) -> writeMember(out, name, m, l, supers));
            out.println("</class>");
          });
      out.println("</api>");
    }
  }

  private void writeMember(
      PrintWriter out, String name, String member, int level, Map<String, List<String>> supers) {
    // The database repeats inherited members, api-versions.xml does not.
    if (!member.startsWith("<init>") && inherits(name, member, level, supers)) {
      return;
    }
    int colon = member.indexOf(':');
    String kind = colon < 0 ? "method" : "field";
    String text = colon < 0 ? member : member.substring(0, colon);
    String escaped = text.replace("<", "&lt;").replace(">", "&gt;");
    out.printf("<%s name=\"%s\"%s/>%n", kind, escaped, since(name, level));
  }

  private String since(String name, int level) {
    return level == level(name) ? "" : " since=\"" + level + "\"";
  }

  /**
   * The nearest public super class and the public interfaces, also those of hidden types between.
   */
  private Map<String, String> publicParents(String name, Map<String, List<String>> supers) {
    Map<String, String> parents = new LinkedHashMap<>();
    if (name.equals("java/lang/Object")) {
      return parents;
    }
    List<String> direct = supers.getOrDefault(name, List.of("java/lang/Object"));
    for (int i = 0; i < direct.size(); i++) {
      String parent = direct.get(i);
      if (hasClass(parent)) {
        parents.putIfAbsent(parent, i == 0 ? "extends" : "implements");
      } else {
        Map<String, String> above = publicParents(parent, supers);
        if (i > 0) {
          above.values().removeIf("extends"::equals); // an interface's is Object
        }
        above.forEach(parents::putIfAbsent);
      }
    }
    return parents;
  }

  /** A class may have got an interface later: then it has all its members since that level. */
  private int parentSince(String name, String parent) {
    Map<String, Integer> own = members.get(name);
    return members.get(parent).keySet().stream()
        .filter(member -> !member.startsWith("<init>"))
        .mapToInt(member -> own.getOrDefault(member, NEVER))
        .filter(level -> level != NEVER)
        .min()
        .orElse(level(name));
  }

  private boolean inherits(
      String name, String member, int level, Map<String, List<String>> supers) {
    return publicParents(name, supers).keySet().stream()
        .anyMatch(
            parent ->
                parentSince(name, parent) <= level
                    && (level(parent, member) <= level || inherits(parent, member, level, supers)));
  }
}

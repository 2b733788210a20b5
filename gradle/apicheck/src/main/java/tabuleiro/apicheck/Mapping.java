package tabuleiro.apicheck;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Mapping of names by R8's mapping.txt: what was renamed, merged, inlined and generated. Without
 * the file, as for a debug APK, everything keeps its name.
 */
final class Mapping {
  private static final Pattern TYPE = Pattern.compile("(\\S+) -> (\\S+):");

  /** {@code from:to:result holder.name(arguments):from:to -> renamed}, most of it optional. */
  private static final Pattern METHOD =
      Pattern.compile(
          " +(?:(\\d+):(\\d+):)?\\S+ (?:(\\S+)\\.)?([^\\s.(]+)(\\(\\S*\\))\\S* -> (\\S+)");

  private static final Pattern MADE_UP =
      Pattern.compile(" +# \\{\"id\":\"com\\.android\\.tools\\.r8\\.(synthesized|outline)\".*");

  /** Method of the sources whose code is at some lines of a renamed one. */
  private record Frame(int from, int to, String type, String method, String arguments) {
    boolean holds(int line) {
      return from <= line && line <= to;
    }

    /** Returns whether it replaces a method of Android, so that its code belongs to the caller. */
    boolean isPlatform() {
      return type.matches("(java|javax|android|dalvik)\\..*");
    }

    String signature() {
      return type + '.' + method + arguments;
    }
  }

  private static final class Type {
    final String name;

    /** Frames by new name; those of the same lines are listed innermost first. */
    final Map<String, List<Frame>> methods = new HashMap<>();

    /** Signatures of generated methods; R8 marks each once, where it is first named. */
    final Set<String> madeUp = new HashSet<>();

    Type(String name) {
      this.name = name;
    }
  }

  private final Map<String, Type> types = new HashMap<>();

  static Mapping none() {
    return new Mapping();
  }

  static Mapping read(Path file) throws IOException {
    Mapping mapping = new Mapping();
    Type type = null;
    Frame last = null;
    for (String line : Files.readAllLines(file)) {
      Matcher heading = TYPE.matcher(line);
      Matcher method = METHOD.matcher(line);
      if (heading.matches()) {
        type = new Type(heading.group(1));
        mapping.types.put(heading.group(2), type);
      } else if (method.matches()) {
        last = frame(method, type.name);
        type.methods.computeIfAbsent(method.group(6), name -> new ArrayList<>()).add(last);
      } else if (MADE_UP.matcher(line).matches()) {
        type.madeUp.add(last.signature());
      }
    }
    return mapping;
  }

  private static Frame frame(Matcher method, String type) {
    boolean everywhere = method.group(1) == null;
    return new Frame(
        everywhere ? 0 : Integer.parseInt(method.group(1)),
        everywhere ? Integer.MAX_VALUE : Integer.parseInt(method.group(2)),
        method.group(3) == null ? type : method.group(3),
        method.group(4),
        method.group(5));
  }

  /** Returns the name that a class has in the sources. */
  String original(String renamed) {
    Type type = types.get(renamed);
    return type == null ? renamed : type.name;
  }

  /** Returns the origin of the instruction at a line of a renamed method. */
  Place place(String renamed, String method, int line) {
    Type type = types.get(renamed);
    if (type == null || !type.methods.containsKey(method)) {
      return Place.of(original(renamed), method);
    }
    List<Frame> all = type.methods.get(method);
    List<Frame> here = all.stream().filter(frame -> frame.holds(line)).toList();
    return (here.isEmpty() ? all : here)
        .stream()
            .filter(frame -> !frame.isPlatform() && !type.madeUp.contains(frame.signature()))
            .findFirst()
            .map(frame -> Place.of(frame.type, frame.method))
            .orElse(new Place(type.name, method, true));
  }
}

package tabuleiro.apicheck;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.jf.dexlib2.DexFileFactory;
import org.jf.dexlib2.Opcodes;
import org.jf.dexlib2.dexbacked.DexBackedDexFile;
import org.jf.dexlib2.iface.ClassDef;
import org.jf.dexlib2.iface.Field;
import org.jf.dexlib2.iface.Method;
import org.jf.dexlib2.iface.MethodImplementation;
import org.jf.dexlib2.iface.MultiDexContainer;
import org.jf.dexlib2.iface.debug.DebugItem;
import org.jf.dexlib2.iface.debug.LineNumber;
import org.jf.dexlib2.iface.instruction.Instruction;
import org.jf.dexlib2.iface.instruction.ReferenceInstruction;
import org.jf.dexlib2.iface.reference.FieldReference;
import org.jf.dexlib2.iface.reference.MethodReference;
import org.jf.dexlib2.iface.reference.Reference;
import org.jf.dexlib2.iface.reference.TypeReference;
import org.jf.dexlib2.immutable.reference.ImmutableTypeReference;

/** Code of an APK: its classes, and the Android version that each of their references needs. */
final class Code {
  /** A reference in a method, with its line in the dex. */
  record Use(Reference reference, int line) {}

  private final Map<String, ClassDef> classes = new HashMap<>();
  private final ApiVersions versions;

  Code(Path apk, ApiVersions versions) throws IOException {
    this.versions = versions;
    MultiDexContainer<? extends DexBackedDexFile> container =
        DexFileFactory.loadDexContainer(apk.toFile(), Opcodes.getDefault());
    for (String entry : container.getDexEntryNames()) {
      container.getEntry(entry).getDexFile().getClasses().forEach(c -> classes.put(c.getType(), c));
    }
  }

  Iterable<ClassDef> classes() {
    return classes.values();
  }

  /** Returns the method of the APK that a call reaches, or null if the APK has none. */
  Method target(MethodReference call) {
    ClassDef type = classes.get(call.getDefiningClass());
    if (type == null) {
      return null;
    }
    String member = member(call);
    return methods(type).filter(own -> member(own).equals(member)).findFirst().orElse(null);
  }

  private static Stream<? extends Method> methods(ClassDef type) {
    return StreamSupport.stream(type.getMethods().spliterator(), false);
  }

  private static Stream<? extends Field> fields(ClassDef type) {
    return StreamSupport.stream(type.getFields().spliterator(), false);
  }

  static List<Use> uses(Method method) {
    List<Use> uses = new ArrayList<>();
    MethodImplementation code = method.getImplementation();
    if (code == null) {
      return uses;
    }
    TreeMap<Integer, Integer> lines = new TreeMap<>(Map.of(0, 0));
    for (DebugItem item : code.getDebugItems()) {
      if (item instanceof LineNumber number) {
        lines.put(number.getCodeAddress(), number.getLineNumber());
      }
    }
    int address = 0;
    for (Instruction instruction : code.getInstructions()) {
      if (instruction instanceof ReferenceInstruction reference) {
        uses.add(new Use(reference.getReference(), lines.floorEntry(address).getValue()));
      }
      address += instruction.getCodeUnits();
    }
    for (var block : code.getTryBlocks()) {
      int line = lines.floorEntry(block.getStartCodeAddress()).getValue();
      block.getExceptionHandlers().stream()
          .filter(handler -> handler.getExceptionType() != null)
          .map(handler -> new ImmutableTypeReference(handler.getExceptionType()))
          .forEach(type -> uses.add(new Use(type, line)));
    }
    return uses;
  }

  /** Returns the first Android version that resolves a reference; 0 if the APK itself does. */
  int version(Reference reference) {
    if (reference instanceof MethodReference method) {
      String member = member(method);
      return version(
          method.getDefiningClass(),
          member,
          type -> methods(type).anyMatch(own -> member(own).equals(member)));
    }
    if (reference instanceof FieldReference field) {
      String name = field.getName();
      return version(
          field.getDefiningClass(),
          name,
          type -> fields(type).anyMatch(own -> own.getName().equals(name)));
    }
    return reference instanceof TypeReference type ? typeVersion(type.getType()) : 0;
  }

  private int typeVersion(String descriptor) {
    String type = descriptor.replaceFirst("^\\[+", "");
    return !type.startsWith("L") || classes.containsKey(type)
        ? 0
        : versions.ofType(internalName(type));
  }

  /** Returns the version of a member, which may be inherited by the type that it is named after. */
  private int version(String descriptor, String member, Predicate<ClassDef> declares) {
    if (descriptor.startsWith("[")) {
      return 0; // the methods of an array are those of Object
    }
    ClassDef type = classes.get(descriptor);
    if (type == null) {
      return versions.ofMember(internalName(descriptor), member);
    }
    if (declares.test(type)) {
      return 0;
    }
    return parents(type).stream()
        .mapToInt(parent -> version(parent, member, declares))
        .min()
        .orElse(ApiVersions.NEVER);
  }

  static List<String> parents(ClassDef type) {
    List<String> parents = new ArrayList<>(type.getInterfaces());
    if (type.getSuperclass() != null) {
      parents.add(type.getSuperclass());
    }
    return parents;
  }

  /** Returns name, arguments and result, which together identify a method. */
  private static String member(MethodReference method) {
    return method.getName()
        + '('
        + String.join("", method.getParameterTypes())
        + ')'
        + method.getReturnType();
  }

  private static String internalName(String descriptor) {
    return descriptor.substring(1, descriptor.length() - 1);
  }
}

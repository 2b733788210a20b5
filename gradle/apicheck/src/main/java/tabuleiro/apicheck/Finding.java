package tabuleiro.apicheck;

import java.lang.invoke.MethodType;
import java.util.Comparator;
import java.util.stream.Collectors;
import org.jf.dexlib2.iface.reference.FieldReference;
import org.jf.dexlib2.iface.reference.MethodReference;
import org.jf.dexlib2.iface.reference.Reference;
import org.jf.dexlib2.iface.reference.TypeReference;

/** Reference in the app's code that needs more than the oldest supported Android has. */
record Finding(String caller, String member, int version) implements Comparable<Finding> {

  static Finding of(String caller, Reference reference, int version) {
    return new Finding(caller, name(reference), version);
  }

  /**
   * Returns a reference in Java's notation, followed by the result, which identifies a method too.
   */
  private static String name(Reference reference) {
    if (reference instanceof MethodReference method) {
      return typeName(method.getDefiningClass())
          + "."
          + method.getName()
          + method.getParameterTypes().stream()
              .map(type -> typeName(type.toString()))
              .collect(Collectors.joining(", ", "(", ")"))
          + ": "
          + typeName(method.getReturnType());
    }
    if (reference instanceof FieldReference field) {
      return typeName(field.getDefiningClass()) + "." + field.getName();
    }
    return typeName(((TypeReference) reference).getType());
  }

  static String typeName(String descriptor) {
    return switch (descriptor.charAt(0)) {
      case '[' -> typeName(descriptor.substring(1)) + "[]";
      case 'L' -> descriptor.substring(1, descriptor.length() - 1).replace('/', '.');
      default ->
          MethodType.fromMethodDescriptorString("()" + descriptor, null).returnType().getName();
    };
  }

  @Override
  public int compareTo(Finding other) {
    return Comparator.comparing(Finding::caller)
        .thenComparing(Finding::member)
        .compare(this, other);
  }

  @Override
  public String toString() {
    String level =
        version == ApiVersions.NEVER ? "is in no public API" : "needs API level " + version;
    return caller + ": " + member + " " + level;
  }
}

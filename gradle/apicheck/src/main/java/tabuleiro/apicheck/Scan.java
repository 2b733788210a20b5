package tabuleiro.apicheck;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.jf.dexlib2.iface.ClassDef;
import org.jf.dexlib2.iface.Method;
import org.jf.dexlib2.iface.reference.MethodReference;
import org.jf.dexlib2.iface.reference.Reference;
import org.jf.dexlib2.immutable.reference.ImmutableTypeReference;

/**
 * Scan of all code of an APK that comes from the app's own sources. D8 and R8 move calls into
 * generated methods that callers share; these are followed from each caller.
 */
final class Scan {
  private final Code code;
  private final Mapping mapping;
  private final String ownPackage;
  private final int minSdk;
  private final Set<Finding> findings = new TreeSet<>();
  private final Map<Method, List<Code.Use>> madeUp = new HashMap<>();
  private final Map<Method, Set<String>> followed = new HashMap<>();
  private int references;

  Scan(Code code, Mapping mapping, String ownPackage, int minSdk) {
    this.code = code;
    this.mapping = mapping;
    this.ownPackage = ownPackage;
    this.minSdk = minSdk;
  }

  /** Returns everything that the app's own code refers to and Android {@code minSdk} lacks. */
  Set<Finding> findings() {
    for (ClassDef type : code.classes()) {
      String name = original(type.getType());
      if (isOwn(name)) {
        Code.parents(type).forEach(parent -> look(name, new ImmutableTypeReference(parent)));
      }
      type.getMethods().forEach(this::lookAtSources);
    }
    // The app does not call other generated code, such as a lambda's class.
    for (ClassDef type : code.classes()) {
      if (isOwn(original(type.getType()))) {
        type.getMethods().forEach(this::lookAtMadeUp);
      }
    }
    return findings;
  }

  /** Returns the number of references of the app's own code that were looked up. */
  int references() {
    return references;
  }

  private void lookAtSources(Method method) {
    for (Code.Use use : Code.uses(method)) {
      Place place = place(method, use);
      if (!place.synthetic() && isOwn(place.type())) {
        look(place.toString(), use.reference());
      }
    }
  }

  private void lookAtMadeUp(Method method) {
    if (!followed.containsKey(method)) {
      madeUp(method).forEach(use -> look(place(method, use).toString(), use.reference()));
    }
  }

  private void look(String caller, Reference reference) {
    references++;
    int version = code.version(reference);
    if (version > minSdk) {
      findings.add(Finding.of(caller, reference, version));
    }
    Method target = reference instanceof MethodReference call ? code.target(call) : null;
    if (target != null && !madeUp(target).isEmpty()) {
      Set<String> callers = followed.computeIfAbsent(target, key -> new HashSet<>());
      if (callers.add(caller)) {
        madeUp(target).forEach(use -> look(caller, use.reference()));
      }
    }
  }

  /** Returns what a method refers to in generated code. */
  private List<Code.Use> madeUp(Method method) {
    return madeUp.computeIfAbsent(
        method, key -> Code.uses(key).stream().filter(use -> place(key, use).synthetic()).toList());
  }

  private Place place(Method method, Code.Use use) {
    String type = Finding.typeName(method.getDefiningClass());
    return mapping.place(type, method.getName(), use.line());
  }

  private String original(String descriptor) {
    return mapping.original(Finding.typeName(descriptor));
  }

  private boolean isOwn(String type) {
    return type.startsWith(ownPackage + '.');
  }
}

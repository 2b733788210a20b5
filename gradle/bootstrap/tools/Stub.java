import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.objectweb.asm.AnnotationVisitor;
import org.objectweb.asm.Attribute;
import org.objectweb.asm.ClassReader;
import org.objectweb.asm.ClassVisitor;
import org.objectweb.asm.ClassWriter;
import org.objectweb.asm.FieldVisitor;
import org.objectweb.asm.MethodVisitor;
import org.objectweb.asm.Opcodes;
import org.objectweb.asm.Type;
import org.objectweb.asm.TypePath;

/**
 * Copies a class without its hidden members; every method body throws, as in the SDK's own
 * android.jar.
 */
final class Stub extends ClassVisitor {
  /** R8's database leaves these out: they exist everywhere. */
  private static final Set<String> OBJECT_METHODS =
      Set.of(
          "equals(Ljava/lang/Object;)Z",
          "hashCode()I",
          "toString()Ljava/lang/String;",
          "clone()Ljava/lang/Object;",
          "finalize()V");

  private final Set<String> known;
  private final Predicate<String> isPublic;
  private final Set<String> interfaces;
  private final String parent;
  private final String parentConstructor;

  private Stub(
      ClassWriter out,
      Set<String> known,
      Predicate<String> isPublic,
      Set<String> interfaces,
      String parent,
      String parentConstructor) {
    super(Opcodes.ASM9, out);
    this.known = known;
    this.isPublic = isPublic;
    this.interfaces = interfaces;
    this.parent = parent;
    this.parentConstructor = parentConstructor;
  }

  /**
   * Members that mention a class outside {@code known} are dropped; {@code interfaces} replace the
   * class's own unless null; {@code parent} is the super class, if any. The result is null for a
   * class that the compiler made.
   */
  static byte[] of(
      byte[] data,
      Set<String> known,
      Predicate<String> isPublic,
      Set<String> interfaces,
      byte[] parent) {
    ClassReader reader = new ClassReader(data);
    if ((reader.getAccess() & Opcodes.ACC_SYNTHETIC) != 0) {
      return null;
    }
    ClassWriter out = new ClassWriter(0);
    reader.accept(
        new Stub(out, known, isPublic, interfaces, reader.getSuperName(), constructorOf(parent)),
        ClassReader.SKIP_CODE | ClassReader.SKIP_DEBUG | ClassReader.SKIP_FRAMES);
    return out.toByteArray();
  }

  /** The descriptor of a constructor that a subclass may call, the one without arguments first. */
  private static String constructorOf(byte[] data) {
    String[] found = {null};
    if (data != null) {
      new ClassReader(data)
          .accept(
              new ClassVisitor(Opcodes.ASM9) {
                @Override
                public MethodVisitor visitMethod(
                    int access, String name, String type, String sig, String[] ex) {
                  boolean callable = name.equals("<init>") && (access & Opcodes.ACC_PRIVATE) == 0;
                  if (callable && (found[0] == null || type.equals("()V"))) {
                    found[0] = type;
                  }
                  return null;
                }
              },
              ClassReader.SKIP_CODE);
    }
    return found[0];
  }

  @Override
  public void visit(
      int version, int access, String name, String signature, String parent, String[] declared) {
    List<String> own = List.of(declared);
    if (interfaces != null && !interfaces.equals(new LinkedHashSet<>(own))) {
      signature = replaceInterfaces(signature, own);
      declared = interfaces.toArray(new String[0]);
    }
    super.visit(Math.min(version, Opcodes.V17), access, name, signature, parent, declared);
  }

  @Override
  public void visitNestHost(String host) {}

  @Override
  public void visitNestMember(String member) {}

  @Override
  public void visitPermittedSubclass(String subclass) {}

  @Override
  public void visitOuterClass(String owner, String name, String descriptor) {}

  @Override
  public void visitAttribute(Attribute attribute) {}

  @Override
  public void visitInnerClass(String name, String outer, String inner, int access) {
    if (outer != null && inner != null && known.contains(name)) {
      super.visitInnerClass(name, outer, inner, access);
    }
  }

  @Override
  public AnnotationVisitor visitAnnotation(String type, boolean visible) {
    return isLanguages(type) ? super.visitAnnotation(type, visible) : null;
  }

  @Override
  public AnnotationVisitor visitTypeAnnotation(int ref, TypePath path, String type, boolean v) {
    return null;
  }

  @Override
  public FieldVisitor visitField(int access, String name, String type, String sig, Object value) {
    if ((access & (Opcodes.ACC_PRIVATE | Opcodes.ACC_SYNTHETIC)) != 0
        || !mentionsOnlyKnown(type)
        || !isPublic.test(name + ":" + type)) {
      return null;
    }
    return new FieldVisitor(Opcodes.ASM9, super.visitField(access, name, type, sig, value)) {
      @Override
      public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
        return isLanguages(annotation) ? super.visitAnnotation(annotation, visible) : null;
      }

      @Override
      public AnnotationVisitor visitTypeAnnotation(int r, TypePath p, String t, boolean v) {
        return null;
      }
    };
  }

  @Override
  public MethodVisitor visitMethod(int access, String name, String type, String sig, String[] ex) {
    boolean bridge = (access & Opcodes.ACC_BRIDGE) != 0;
    boolean synthetic = (access & Opcodes.ACC_SYNTHETIC) != 0 && !bridge;
    boolean hidden =
        !bridge && !OBJECT_METHODS.contains(name + type) && !isPublic.test(name + type);
    if (synthetic
        || hidden
        || (access & Opcodes.ACC_PRIVATE) != 0
        || name.equals("<clinit>")
        || !mentionsOnlyKnown(type)) {
      return null;
    }
    boolean hasCode = (access & (Opcodes.ACC_ABSTRACT | Opcodes.ACC_NATIVE)) == 0;
    MethodVisitor method = super.visitMethod(access, name, type, sig, ex);
    return name.equals("<init>") && parentConstructor != null
        ? new StubMethod(method, hasCode, type, parent, parentConstructor)
        : new StubMethod(method, hasCode, type, null, null);
  }

  private boolean mentionsOnlyKnown(String descriptor) {
    Type type = Type.getType(descriptor);
    List<Type> types = new ArrayList<>(List.of(type));
    if (type.getSort() == Type.METHOD) {
      types = new ArrayList<>(List.of(type.getArgumentTypes()));
      types.add(type.getReturnType());
    }
    return types.stream()
        .map(t -> t.getSort() == Type.ARRAY ? t.getElementType() : t)
        .allMatch(t -> t.getSort() != Type.OBJECT || known.contains(t.getInternalName()));
  }

  /** Annotations such as Deprecated stay; the framework's own are not part of the API. */
  private static boolean isLanguages(String annotation) {
    return annotation.startsWith("Ljava/lang/") && !annotation.contains("/invoke/");
  }

  /**
   * A class signature is type parameters, the super class and the interfaces, one after the other.
   */
  private String replaceInterfaces(String signature, List<String> own) {
    if (signature == null) {
      return null;
    }
    int start = signature.startsWith("<") ? endOfParameters(signature) : 0;
    int position = endOfType(signature, start);
    StringBuilder result = new StringBuilder(signature.substring(0, position));
    Map<String, String> parts = new HashMap<>();
    for (String name : own) {
      int end = endOfType(signature, position);
      parts.put(name, signature.substring(position, end));
      position = end;
    }
    interfaces.forEach(name -> result.append(parts.getOrDefault(name, "L" + name + ";")));
    return result.toString();
  }

  private static int endOfParameters(String signature) {
    int depth = 0;
    int i = 0;
    do {
      depth += depth(signature.charAt(i++));
    } while (depth > 0);
    return i;
  }

  private static int endOfType(String signature, int start) {
    int depth = 0;
    int i = start;
    while (depth > 0 || signature.charAt(i) != ';') {
      depth += depth(signature.charAt(i++));
    }
    return i + 1;
  }

  private static int depth(char c) {
    return c == '<' ? 1 : c == '>' ? -1 : 0;
  }

  /**
   * Passes on what callers see of a method and gives it the body {@code throw new
   * RuntimeException("Stub!")}, in constructors behind the call of the super class's, which the
   * tools that rewrite this jar for unit tests look for.
   */
  private static final class StubMethod extends MethodVisitor {
    private final MethodVisitor out;
    private final boolean hasCode;
    private final String type;
    private final String parent;
    private final String parentConstructor;

    StubMethod(
        MethodVisitor out, boolean hasCode, String type, String parent, String parentConstructor) {
      super(Opcodes.ASM9);
      this.parent = parent;
      this.parentConstructor = parentConstructor;
      this.out = out;
      this.hasCode = hasCode;
      this.type = type;
    }

    @Override
    public void visitParameter(String name, int access) {
      out.visitParameter(name, access);
    }

    @Override
    public AnnotationVisitor visitAnnotationDefault() {
      return out.visitAnnotationDefault();
    }

    @Override
    public AnnotationVisitor visitAnnotation(String annotation, boolean visible) {
      return isLanguages(annotation) ? out.visitAnnotation(annotation, visible) : null;
    }

    @Override
    public void visitEnd() {
      if (hasCode) {
        String exception = "java/lang/RuntimeException";
        out.visitCode();
        int stack = 3;
        if (parent != null) {
          stack += callParent();
        }
        out.visitTypeInsn(Opcodes.NEW, exception);
        out.visitInsn(Opcodes.DUP);
        out.visitLdcInsn("Stub!");
        out.visitMethodInsn(
            Opcodes.INVOKESPECIAL, exception, "<init>", "(Ljava/lang/String;)V", false);
        out.visitInsn(Opcodes.ATHROW);
        out.visitMaxs(stack, Type.getArgumentsAndReturnSizes(type) >> 2);
      }
      out.visitEnd();
    }

    /** Calls the super class's constructor with nothing but zeros; returns the stack it takes. */
    private int callParent() {
      out.visitVarInsn(Opcodes.ALOAD, 0);
      for (Type argument : Type.getArgumentTypes(parentConstructor)) {
        out.visitInsn(
            switch (argument.getSort()) {
              case Type.OBJECT, Type.ARRAY -> Opcodes.ACONST_NULL;
              case Type.LONG -> Opcodes.LCONST_0;
              case Type.FLOAT -> Opcodes.FCONST_0;
              case Type.DOUBLE -> Opcodes.DCONST_0;
              default -> Opcodes.ICONST_0;
            });
      }
      out.visitMethodInsn(Opcodes.INVOKESPECIAL, parent, "<init>", parentConstructor, false);
      return Type.getArgumentsAndReturnSizes(parentConstructor) >> 2;
    }
  }
}

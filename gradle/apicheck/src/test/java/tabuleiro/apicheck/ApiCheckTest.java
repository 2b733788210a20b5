package tabuleiro.apicheck;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** The check finds what was planted, with the real D8 and R8. */
public class ApiCheckTest {
  private static final String VERSIONS =
      """
      <api version="3">
        <class name="java/lang/Object" since="1">
          <method name="&lt;init&gt;()V"/>
        </class>
        <class name="java/lang/AutoCloseable" since="19">
          <method name="close()V"/>
        </class>
        <class name="java/net/URLClassLoader" since="1">
          <implements name="java/lang/AutoCloseable" since="30"/>
        </class>
        <class name="java/util/Collection" since="1">
          <method name="size()I"/>
        </class>
        <class name="java/util/List" since="1">
          <extends name="java/lang/Object"/>
          <implements name="java/util/Collection"/>
          <method name="getFirst()Ljava/lang/Object;" since="35"/>
        </class>
        <class name="java/util/concurrent/Flow$Subscription" since="30"/>
        <class name="java/util/stream/Collectors" since="24">
          <method name="toList()Ljava/util/stream/Collector;"/>
          <method name="toUnmodifiableList()Ljava/util/stream/Collector;" since="33"/>
        </class>
      </api>
      """;

  private static final String FIRST =
      """
      public class First {
        public static Object first(java.util.List<Object> list) {
          return list.size() == 0 ? null : list.getFirst();
        }
      }
      """;

  private static final String FIRST_FOUND =
      "debug.zip: planted.First.first: java.util.List.getFirst(): java.lang.Object needs API level"
          + " 35";

  @Rule public final TemporaryFolder folder = new TemporaryFolder();
  private Planted planted;

  @Before
  public void plant() {
    planted = new Planted(folder.getRoot());
  }

  @Test
  public void findsWhatThePhoneLacks() throws Exception {
    planted
        .with("First", FIRST)
        .with(
            "Collect",
            """
            import java.util.stream.*;
            public class Collect {
              static Collector<?, ?, ?> old() { return Collectors.toList(); }
              static Collector<?, ?, ?> young() { return Collectors.toUnmodifiableList(); }
            }
            """);
    assertEquals(
        List.of(
            "debug.zip: planted.Collect.young: java.util.stream.Collectors.toUnmodifiableList(): "
                + "java.util.stream.Collector needs API level 33",
            FIRST_FOUND),
        problemsOfDebug(""));
  }

  @Test
  public void findsWhatIsNotPublic() throws Exception {
    planted.with(
        "Hidden", "class Hidden { static int f() { return Runtime.version().feature(); }}");
    List<String> problems = problemsOfDebug("");
    assertEquals(2, problems.size());
    assertTrue(problems.get(0), problems.get(0).endsWith("is in no public API"));
  }

  @Test
  public void findsWhatAClassOfTheAppInherits() throws Exception {
    planted
        .with("Names", "interface Names extends java.util.List<String> {}")
        .with("Use", "class Use { static Object first(Names names) { return names.getFirst(); }}");
    assertEquals(
        List.of(
            "debug.zip: planted.Use.first: planted.Names.getFirst(): java.lang.Object "
                + "needs API level 35"),
        problemsOfDebug(""));
  }

  @Test
  public void findsAnInterfaceThatCameLater() throws Exception {
    planted.with(
        "Close",
        """
        class Close {
          static void close(java.net.URLClassLoader loader) throws java.io.IOException {
            loader.close();
          }
        }
        """);
    assertEquals(
        List.of(
            "debug.zip: planted.Close.close: java.net.URLClassLoader.close(): void "
                + "needs API level 30"),
        problemsOfDebug(""));
  }

  @Test
  public void findsParentsAndLambdas() throws Exception {
    planted
        .with("Parent", "interface Parent extends java.util.concurrent.Flow.Subscription {}")
        .with("Step", "interface Step { Object from(java.util.List<Object> list); }")
        .with(
            "Lambda",
            """
            class Lambda {
              static Step written() { return list -> list.getFirst(); }
              static Step named() { return java.util.List::getFirst; }
            }
            """);
    assertEquals(
        List.of(
            "debug.zip: planted.Lambda.from: java.util.List.getFirst(): java.lang.Object "
                + "needs API level 35",
            "debug.zip: planted.Lambda.written: java.util.List.getFirst(): java.lang.Object "
                + "needs API level 35",
            "debug.zip: planted.Parent: java.util.concurrent.Flow$Subscription needs API level 30"),
        problemsOfDebug(""));
  }

  @Test
  public void whatTheAppDeclaresItselfIsFine() throws Exception {
    planted
        .with("Own", "interface Own extends java.util.List<String> { String getFirst(); }")
        .with("Use", "class Use { static String first(Own own) { return own.getFirst(); }}");
    assertEquals(List.of(), problemsOfDebug(""));
  }

  @Test
  public void otherPeoplesCodeIsNotLookedAt() throws Exception {
    planted.with("First", FIRST);
    ApiCheck check = check("another", "");
    check.look(planted.debugApk(), Mapping.none());
    assertEquals(List.of(), check.problems());
  }

  @Test
  public void listedIsAccepted() throws Exception {
    planted.with("First", FIRST);
    assertEquals(
        List.of(),
        problemsOfDebug(
            "# why\n\n"
                + "planted.First.first | java.util.List.getFirst(): java.lang.Object |"
                + " SDK_INT"));
  }

  @Test
  public void listedButNotFoundFails() throws Exception {
    planted.with("First", FIRST);
    assertEquals(
        List.of(FIRST_FOUND, "listed, but no longer found: planted.Gone.f | java.util.List.get()"),
        problemsOfDebug("planted.Gone.f | java.util.List.get() | SDK_INT >= 35"));
  }

  @Test
  public void listedWithoutReasonFails() {
    assertThrows(IOException.class, () -> problemsOfDebug("planted.Gone.f | java.util.List.get()"));
  }

  @Test
  public void followsOutlines() throws Exception {
    planted
        .with("First", FIRST)
        .with(
            "Start",
            """
            public class Start {
              public static void main(java.util.List<Object> list) { First.first(list); }
            }
            """);
    Path apk =
        planted.releaseApk(
            """
            -keep class planted.Start { *; }
            -keep,allowobfuscation class planted.First { *; }
            """);
    String mapping = Files.readString(planted.mapping());
    assertTrue(mapping, mapping.contains("planted.First -> a."));
    assertTrue(mapping, mapping.contains("$$ExternalSyntheticApiModelOutline0 -> a."));
    ApiCheck check = check("planted", "");
    check.look(apk, Mapping.read(planted.mapping()));
    assertEquals(List.of(FIRST_FOUND.replace("debug", "release")), check.problems());
  }

  private List<String> problemsOfDebug(String list) throws Exception {
    ApiCheck check = check("planted", list);
    check.look(planted.debugApk(), Mapping.none());
    return check.problems();
  }

  private ApiCheck check(String ownPackage, String list) throws IOException {
    return new ApiCheck(
        new ApiVersions(planted.write("api-versions.xml", VERSIONS)),
        24,
        ownPackage,
        new Listed(planted.write("list.txt", list)));
  }
}

package tabuleiro.apicheck;

import static org.junit.Assert.assertEquals;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** R8's mapping leads back to the sources. */
public class MappingTest {
  private static final String TEXT =
      """
      # compiler: R8
      library.Host -> a.b:
      # {"id":"sourceFile","fileName":"Host.java"}
          java.lang.String name -> a
          1:5:void own(java.lang.String):10:10 -> a
            # {"id":"com.android.tools.r8.residualsignature","signature":"()V"}
          6:9:int guest.Guest.inlined():3:3 -> a
          6:9:void own(java.lang.String):11 -> a
          1:2:java.util.List java.util.List.of():0:0 -> b
          1:2:void guest.Guest.merged():7 -> b
          1:3:void a.Host$$Outline.m(int):0:0 -> c
            # {"id":"com.android.tools.r8.synthesized"}
            # {"id":"com.android.tools.r8.outline"}
          4:5:void a.Host$$Outline.m(int):1:1 -> c
          void <init>() -> <init>
      guest.Kept -> guest.Kept:
      """;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();
  private Mapping mapping;

  @Before
  public void read() throws IOException {
    mapping = Mapping.read(Files.writeString(folder.newFile().toPath(), TEXT));
  }

  @Test
  public void renamed() {
    assertEquals("library.Host", mapping.original("a.b"));
    assertEquals(new Place("library.Host", "own", false), mapping.place("a.b", "a", 5));
    assertEquals(new Place("library.Host", "<init>", false), mapping.place("a.b", "<init>", 0));
  }

  @Test
  public void inlined() {
    assertEquals(new Place("guest.Guest", "inlined", false), mapping.place("a.b", "a", 6));
  }

  @Test
  public void backportsBelongToTheirCaller() {
    assertEquals(new Place("guest.Guest", "merged", false), mapping.place("a.b", "b", 2));
  }

  @Test
  public void madeUp() {
    assertEquals(new Place("library.Host", "c", true), mapping.place("a.b", "c", 1));
    assertEquals(new Place("library.Host", "c", true), mapping.place("a.b", "c", 5));
  }

  @Test
  public void whatIsNotMentionedHasItsName() {
    assertEquals(new Place("guest.Kept", "run", false), mapping.place("guest.Kept", "run", 1));
    assertEquals(new Place("other.Kept", "run", false), mapping.place("other.Kept", "run", 1));
  }

  @Test
  public void lambdasBelongToTheirMethod() {
    assertEquals("guest.Guest.start", Place.of("guest.Guest", "lambda$start$12").toString());
    assertEquals(
        "guest.Guest.run", Place.of("guest.Guest$$ExternalSyntheticLambda3", "run").toString());
  }
}

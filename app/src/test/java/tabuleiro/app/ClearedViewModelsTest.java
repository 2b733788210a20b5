package tabuleiro.app;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.List;
import org.junit.Test;

/** Tests that no view model lacks its {@link ClearedViewModelContract}. */
public final class ClearedViewModelsTest {
  private static final Path MAIN = Paths.get("src/main/java/tabuleiro/app");
  private static final Path TESTS = Paths.get("src/test/java/tabuleiro/app");

  @Test
  public void everyViewModelIsTestedAfterItIsCleared() throws IOException {
    var untested = new ArrayList<String>();
    int models = 0;
    for (var source : sources()) {
      var name = source.getFileName().toString();
      if (text(source).contains(" extends ViewModel {")) {
        models++;
        var test = TESTS.resolve(MAIN.relativize(source)).resolveSibling("Cleared" + name);
        if (!Files.exists(Paths.get(test.toString().replace(".java", "Test.java")))) {
          untested.add(name);
        }
      }
    }
    assertTrue("view models are found", models >= 10);
    assertEquals(List.of(), untested);
  }

  private static String text(Path source) throws IOException {
    return new String(Files.readAllBytes(source), StandardCharsets.UTF_8);
  }

  private static List<Path> sources() throws IOException {
    try (var sources = Files.walk(MAIN)) {
      return sources.filter(file -> file.toString().endsWith(".java")).toList();
    }
  }
}

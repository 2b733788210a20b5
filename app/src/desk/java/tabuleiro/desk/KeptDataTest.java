package tabuleiro.desk;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Map;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** What is saved in one run of the desk is there in the next. */
public class KeptDataTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void aGameAndASettingAreThereInTheNextRun() throws IOException {
    run(
        """
        tap Settings
        tap Language
        tap Português
        back
        tap Shi
        tap Jogar à vez
        play 3
        """);
    run(
        """
        expect 3 jogadas
        tap Continuar
        play 1
        """);
    run("expect 4 jogadas");
  }

  private void run(String script) throws IOException {
    var file = new File(folder.getRoot(), "script.txt");
    Files.writeString(file.toPath(), script);
    Runs.run(
        Desk.class,
        Map.of(
            "desk.script",
            file,
            "desk.data",
            new File(folder.getRoot(), "data"),
            "desk.pictures",
            folder.getRoot()));
  }
}

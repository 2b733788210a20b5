package tabuleiro.desk;

import java.io.IOException;
import java.nio.file.Files;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import tabuleiro.driver.Journey;

/** Tests that saved data of one run of the desk is there in the next. */
public class KeptDataTest {
  private static final int SDK = 35;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void aGameAndASettingAreThereInTheNextRun() throws IOException {
    run(
        """
        tap Settings
        tap Language
        tap Português (Portugal)
        back
        tap Shi
        tap Alterar
        tap Jogar à vez
        tap Começar
        play 3
        """);
    run(
        """
        expect É a vez do Jogador 2 · 2 jogadas
        tap Continuar
        play 1
        """);
    run("expect É a vez do Jogador 1 · 2 jogadas");
  }

  private void run(String script) throws IOException {
    var root = folder.getRoot().toPath();
    var file = root.resolve("script.txt");
    Files.writeString(file, script);
    new Journey(file, SDK, root.resolve("data"), root).go();
  }
}

package tabuleiro.app.files;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertThrows;

import java.io.File;
import java.io.IOException;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;

/** Tests texts that are kept in files. */
public final class SavedStateTextTest {
  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  @Test
  public void aTextIsReadAsItWasKept() throws IOException {
    var text = new SavedStateText(new File(folder.getRoot(), "kept"), "analysis");
    text.keep("1. a3-a2 é");
    assertEquals("1. a3-a2 é", text.read());
    text.forget();
    assertThrows(IOException.class, text::read);
  }

  @Test
  public void whereNoFolderCanBeMadeOnlyReadingFails() throws IOException {
    var text = new SavedStateText(new File(folder.newFile(), "kept"), "analysis");
    text.keep("1. a3-a2");
    assertThrows(IOException.class, text::read);
  }
}

package tabuleiro.app.files;

import static org.junit.Assert.assertArrayEquals;
import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.io.File;
import java.io.FileOutputStream;
import java.io.FilterOutputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.junit.Before;
import org.junit.Rule;
import org.junit.Test;
import org.junit.rules.TemporaryFolder;
import tabuleiro.app.time.FakeScheduler;

/** Tests that a file is shared whole or not at all, whatever fails meanwhile. */
public final class SharedFileWriterTest {
  private static final int PARTS = 4;
  private static final int PART = 20_000;

  @Rule public final TemporaryFolder folder = new TemporaryFolder();

  private final FakeScheduler main = new FakeScheduler();
  private final List<File> heard = new ArrayList<>();
  private File file;

  @Before
  public void name() {
    file = new File(folder.getRoot(), "shared/film.gif");
  }

  /** A disk on which one write, flush or closing fails. */
  private static final class Disk {
    private final int failing;
    private int count;

    Disk(int failing) {
      this.failing = failing;
    }

    private void count() throws IOException {
      if (++count == failing) {
        throw new IOException("No space left on device");
      }
    }

    FilterOutputStream open(File file) throws IOException {
      count();
      return new FilterOutputStream(new FileOutputStream(file)) {
        @Override
        public void write(byte[] bytes, int from, int length) throws IOException {
          Disk.this.count();
          out.write(bytes, from, length);
        }

        @Override
        public void close() throws IOException {
          out.close();
          Disk.this.count();
        }
      };
    }
  }

  private static byte[] part(int value) {
    var part = new byte[PART];
    Arrays.fill(part, (byte) value);
    return part;
  }

  private SharedFileWriter shared(SharedFileWriter.Opener opener) {
    return new SharedFileWriter(file, Runnable::run, main, heard::add, opener);
  }

  private void write(SharedFileWriter shared, int value, int left) {
    if (left == 0) {
      shared.finish();
    } else {
      shared.write(out -> out.write(part(value)), () -> write(shared, value, left - 1));
    }
  }

  private List<String> files() {
    var names = file.getParentFile().list();
    return names == null ? List.of() : List.of(names);
  }

  private void assertWhole(int value) throws IOException {
    var all = new byte[PARTS * PART];
    Arrays.fill(all, (byte) value);
    assertArrayEquals(all, Files.readAllBytes(file.toPath()));
  }

  @Test
  public void whicheverWriteFailsNothingIsLeftAndItIsSaidOnce() throws IOException {
    int failing = 1;
    var disk = new Disk(failing);
    for (write(shared(disk::open), 7, PARTS); disk.count >= failing; failing++) {
      main.runDue();
      assertEquals("write " + failing, Arrays.asList((File) null), heard);
      assertEquals("write " + failing, List.of(), files());
      heard.clear();
      disk = new Disk(failing + 1);
      write(shared(disk::open), 7, PARTS);
      main.runDue();
      if (disk.count <= failing) {
        break;
      }
    }
    assertTrue("writes tried: " + failing, failing > PARTS);
    assertEquals(List.of(file), heard);
    assertWhole(7);
  }

  @Test
  public void whateverAPartThrowsIsAFailure() {
    for (var thrown :
        List.of(new OutOfMemoryError("full"), new IllegalStateException("recycled"))) {
      heard.clear();
      shared(FileOutputStream::new)
          .write(
              out -> {
                out.write(1);
                if (thrown instanceof Error error) {
                  throw error;
                }
                throw (RuntimeException) thrown;
              },
              () -> heard.add(file));
      main.runDue();
      assertEquals(Arrays.asList((File) null), heard);
      assertEquals(List.of(), files());
    }
  }

  @Test
  public void whatIsStoppedIsDeletedAndNeverHeardOfAgain() {
    var shared = shared(FileOutputStream::new);
    shared.write(out -> out.write(part(1)), () -> heard.add(file));
    assertEquals(1, files().size());
    shared.stop(); // before the main thread hears of the part
    main.runDue();
    assertEquals(List.of(), heard);
    assertEquals(List.of(), files());
  }

  @Test
  public void anEarlierFileStaysUntilTheNextIsWhole() throws IOException {
    write(shared(FileOutputStream::new), 1, PARTS);
    main.runDue();
    write(shared(new Disk(3)::open), 2, PARTS);
    main.runDue();
    assertNull("the second failed", heard.get(1));
    assertWhole(1);
  }

  @Test
  public void twoAtOnceDoNotMix() throws IOException {
    write(shared(FileOutputStream::new), 1, PARTS);
    write(shared(FileOutputStream::new), 2, PARTS); // the main thread runs their parts in turn
    main.runDue();
    assertEquals(List.of(file, file), heard);
    assertWhole(2);
    assertEquals(List.of("film.gif"), files());
  }
}

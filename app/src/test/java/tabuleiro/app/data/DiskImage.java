package tabuleiro.app.data;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;

/**
 * What a disk holds of a database and its log at one moment, and what faults below SQLite make of
 * it. A disk writes sectors of 512 bytes, those that were not yet forced to it in any order.
 */
record DiskImage(byte[] database, byte[] log) {
  static final int PAGE = 4096;
  private static final int SECTOR = 512;

  static DiskImage of(File database) throws IOException {
    return new DiskImage(bytes(database), bytes(new File(database.getPath() + "-wal")));
  }

  private static byte[] bytes(File file) throws IOException {
    return file.exists() ? Files.readAllBytes(file.toPath()) : new byte[0];
  }

  void writeTo(File file) throws IOException {
    Files.write(file.toPath(), database);
    if (log.length > 0) {
      Files.write(new File(file.getPath() + "-wal").toPath(), log);
    }
  }

  /** Whether a checkpoint has copied pages from the log to the file since then. */
  boolean isCheckpointedSince(DiskImage before) {
    return !Arrays.equals(database, before.database);
  }

  /** The power fails after the log is forced to the disk, while a checkpoint writes the file. */
  DiskImage withinCheckpoint(DiskImage after, Random random) {
    return new DiskImage(partly(database, after.database, random), after.log);
  }

  /** The power fails while the log is written. */
  DiskImage withinSave(DiskImage after, Random random) {
    return new DiskImage(database, partly(log, after.log, random));
  }

  /** Some sectors are written and others not, one perhaps by half; or all up to one of them. */
  private static byte[] partly(byte[] before, byte[] after, Random random) {
    boolean inOrder = random.nextBoolean();
    int end = inOrder ? random.nextInt(after.length / SECTOR + 1) * SECTOR : after.length;
    boolean grown = random.nextBoolean();
    var bytes =
        new byte[grown ? Math.max(before.length, after.length) : Math.max(before.length, end)];
    System.arraycopy(before, 0, bytes, 0, before.length);
    int luck = random.nextInt(101);
    for (int at = 0; at < Math.min(end, after.length); at += SECTOR) {
      int length = Math.min(SECTOR, after.length - at);
      if (random.nextInt(40) == 0) {
        length = random.nextInt(length + 1);
      }
      if (inOrder || random.nextInt(100) < luck) {
        System.arraycopy(after, at, bytes, at, length);
      }
    }
    return bytes;
  }

  /** A page of the file is as it was once: the disk has confirmed a write and not made it. */
  DiskImage withPageOf(DiskImage earlier, Random random) {
    int page = random.nextInt(Math.min(database.length, earlier.database.length) / PAGE);
    var bytes = database.clone();
    System.arraycopy(earlier.database, page * PAGE, bytes, page * PAGE, PAGE);
    return new DiskImage(bytes, log);
  }

  /** A sector of the file holds zeros or anything. */
  DiskImage withBadSector(Random random) {
    return new DiskImage(bad(database, random), log);
  }

  /** A sector of the log holds zeros or anything. */
  DiskImage withBadLog(Random random) {
    return log.length < SECTOR ? this : new DiskImage(database, bad(log, random));
  }

  private static byte[] bad(byte[] good, Random random) {
    var bytes = good.clone();
    var sector = new byte[SECTOR];
    if (random.nextBoolean()) {
      random.nextBytes(sector);
    }
    int at = random.nextInt(bytes.length / SECTOR) * SECTOR;
    System.arraycopy(sector, 0, bytes, at, SECTOR);
    return bytes;
  }

  /** The file, or the log, ends too early. */
  DiskImage cut(Random random) {
    return random.nextBoolean()
        ? new DiskImage(Arrays.copyOf(database, random.nextInt(database.length)), log)
        : new DiskImage(database, Arrays.copyOf(log, random.nextInt(log.length + 1)));
  }
}

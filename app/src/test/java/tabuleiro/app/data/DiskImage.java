package tabuleiro.app.data;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.util.Arrays;
import java.util.Random;

/**
 * Contents of a disk with a database and its log at one moment, with faults below SQLite. A disk
 * writes sectors of 512 bytes, and those not yet synced in any order.
 */
@SuppressWarnings("ArrayRecordComponent") // nobody compares or changes them
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

  /** Returns whether a checkpoint has copied pages from the log to the file since then. */
  boolean isCheckpointedSince(DiskImage before) {
    return !Arrays.equals(database, before.database);
  }

  /** Simulates a power loss during a checkpoint, after the log was synced. */
  DiskImage withinCheckpoint(DiskImage after, Random random) {
    return new DiskImage(partly(database, after.database, random), after.log);
  }

  /** Simulates a power loss while the log is written. */
  DiskImage withinSave(DiskImage after, Random random) {
    return new DiskImage(database, partly(log, after.log, random));
  }

  /** Writes some of the sectors, one possibly by half; or all up to one of them. */
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

  /** Restores an old page of the file: the disk confirmed a write that it did not make. */
  DiskImage withPageOf(DiskImage earlier, Random random) {
    int page = random.nextInt(Math.min(database.length, earlier.database.length) / PAGE);
    var bytes = database.clone();
    System.arraycopy(earlier.database, page * PAGE, bytes, page * PAGE, PAGE);
    return new DiskImage(bytes, log);
  }

  /** Fills a sector of the file with zeros or random bytes. */
  DiskImage withBadSector(Random random) {
    return new DiskImage(bad(database, random), log);
  }

  /** Fills a sector of the log with zeros or random bytes. */
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

  /** Truncates the file or the log. */
  DiskImage cut(Random random) {
    return random.nextBoolean()
        ? new DiskImage(Arrays.copyOf(database, random.nextInt(database.length)), log)
        : new DiskImage(database, Arrays.copyOf(log, random.nextInt(log.length + 1)));
  }
}

package tabuleiro.app.library;

import java.util.concurrent.ExecutorService;

/** Lets the desk choose the thread on which files of other apps are read. */
public final class LibraryProbe {
  private LibraryProbe() {}

  /** From now on this thread reads them. */
  public static void useThread(ExecutorService thread) {
    TextFiles.setThreads(thread);
  }
}

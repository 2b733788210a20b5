package tabuleiro.app.library;

import java.util.concurrent.ExecutorService;

/** Lets the desk choose the thread on which documents of other apps are read. */
public final class LibraryProbe {
  private LibraryProbe() {}

  /** Sets the thread for reading documents. */
  public static void useThread(ExecutorService thread) {
    TextFiles.setThreads(thread);
  }
}

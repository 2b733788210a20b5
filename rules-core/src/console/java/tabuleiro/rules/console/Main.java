package tabuleiro.rules.console;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Main class of the command line, which reads commands from standard input or runs its arguments as
 * one command.
 */
public final class Main {
  private Main() {}

  /** Runs the arguments as one command, or commands from standard input until {@code quit}. */
  public static void main(String[] args) throws IOException {
    var out = new PrintStream(System.out, true, StandardCharsets.UTF_8.name());
    var console = new Console(out);
    if (args.length > 0) {
      System.exit(console.run(String.join(" ", args)) ? 0 : 1);
    }
    var in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    while (!console.isDone()) {
      var line = in.readLine();
      if (line == null) {
        return;
      }
      console.run(line);
    }
  }
}

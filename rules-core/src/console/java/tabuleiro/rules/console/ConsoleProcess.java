package tabuleiro.rules.console;

import java.io.BufferedReader;
import java.io.Closeable;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.OutputStreamWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.regex.Pattern;

/**
 * Runs a console of this or another build in a separate process and exchanges commands and answers
 * with it.
 */
final class ConsoleProcess implements Closeable {
  private static final Pattern DEPTH = Pattern.compile("depth ([0-9]+)");
  private static final Pattern NODES = Pattern.compile("([0-9]+) nodes");

  /**
   * Answer to a command.
   *
   * @param text the whole text
   */
  record Reply(String text) {
    /** Returns the first line, which is the move. */
    String move() {
      return text.split("\n", 2)[0];
    }

    int depth() {
      return number(DEPTH);
    }

    int nodes() {
      return number(NODES);
    }

    private int number(Pattern pattern) {
      var matcher = pattern.matcher(text);
      return matcher.find() ? Integer.parseInt(matcher.group(1)) : 0;
    }
  }

  private final Process process;
  private final Writer questions;
  private final BufferedReader answers;

  /** Starts a console with a class path. */
  ConsoleProcess(String classes) throws IOException {
    process = new ProcessBuilder("java", "-cp", classes, Main.class.getName()).start();
    questions = new OutputStreamWriter(process.getOutputStream(), StandardCharsets.UTF_8);
    answers =
        new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
  }

  /** Sends a command and waits for the answer. */
  Reply ask(String command) throws BadCommandException, IOException {
    questions.write(command + "\n");
    questions.flush();
    var text = new StringBuilder();
    for (var line = answers.readLine(); line == null || !line.isEmpty(); ) {
      if (line == null) {
        throw new IOException("the other console ended at: " + command);
      }
      text.append(line).append('\n');
      line = answers.readLine();
    }
    if (!text.toString().startsWith("= ")) {
      throw new BadCommandException(command + ": " + text.toString().strip());
    }
    return new Reply(text.substring(2).strip());
  }

  @Override
  public void close() {
    process.destroy();
  }
}

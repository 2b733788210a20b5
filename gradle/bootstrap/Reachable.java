import java.net.HttpURLConnection;
import java.net.URI;

/**
 * Ends with 0 if the address can be had, else with 1, after two seconds at most. It asks as the
 * wrapper would: by Java's own client and with the same options. Apart from Bootstrap.java since it
 * is compiled whenever it runs, and a person waits.
 */
final class Reachable {
  private Reachable() {}

  public static void main(String[] args) throws Exception {
    Thread question = new Thread(() -> System.exit(answers(args[0]) ? 0 : 1));
    question.setDaemon(true);
    question.start();
    question.join(2000); // with the start of the JVM, less than three seconds
    System.exit(1);
  }

  private static boolean answers(String url) {
    try {
      var connection = (HttpURLConnection) URI.create(url).toURL().openConnection();
      connection.setRequestMethod("HEAD");
      return connection.getResponseCode() == HttpURLConnection.HTTP_OK;
    } catch (java.io.IOException e) {
      return false;
    }
  }
}

package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;
import java.util.Map;

/**
 * The rules of one game as a page of text and pictures.
 *
 * @param story the game in pictures, for people who read nothing else
 * @param sections the detailed rules, in order
 * @param advice strategy
 * @param options what each option changes, by key
 * @param differences where these rules differ from the inventor's, and what the app adds
 * @param credit the inventor and the year
 */
public record RulesPage(
    List<Figure> story,
    List<Section> sections,
    List<Advice> advice,
    Map<String, Integer> options,
    @StringRes int differences,
    @StringRes int credit) {
  /**
   * A section of the rules.
   *
   * @param heading its title
   * @param text the rules
   * @param figures the pictures that illustrate them
   */
  public record Section(@StringRes int heading, @StringRes int text, List<Figure> figures) {
    /** Creates a section with any number of pictures. */
    public static Section of(@StringRes int heading, @StringRes int text, Figure... figures) {
      return new Section(heading, text, List.of(figures));
    }
  }

  /**
   * A picture with a caption.
   *
   * @param diagram the position
   * @param caption what to see in it
   */
  public record Figure(Diagram diagram, @StringRes int caption) {}

  /**
   * A piece of strategic advice.
   *
   * @param heading what to do
   * @param figure an example position and the reason
   */
  public record Advice(@StringRes int heading, Figure figure) {
    /** Creates a piece of advice with its picture and its reason. */
    public static Advice of(@StringRes int heading, Diagram diagram, @StringRes int why) {
      return new Advice(heading, new Figure(diagram, why));
    }
  }
}

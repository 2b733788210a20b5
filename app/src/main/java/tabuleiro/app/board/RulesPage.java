package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;
import java.util.Map;

/**
 * The rules of one game as a person reads them.
 *
 * @param story the game in pictures, for those who will read nothing else
 * @param sections the rules in detail, in order
 * @param advice how to play well
 * @param options what each option changes, by its key
 * @param differences where these rules are not the inventor's, and what the app has added
 * @param credit who invented the game, and when
 */
public record RulesPage(
    List<Figure> story,
    List<Section> sections,
    List<Advice> advice,
    Map<String, Integer> options,
    @StringRes int differences,
    @StringRes int credit) {
  /**
   * A part of the rules.
   *
   * @param heading what it is about
   * @param text the rules
   * @param figures the pictures that show them
   */
  public record Section(@StringRes int heading, @StringRes int text, List<Figure> figures) {
    /** A part of the rules with any number of pictures. */
    public static Section of(@StringRes int heading, @StringRes int text, Figure... figures) {
      return new Section(heading, text, List.of(figures));
    }
  }

  /**
   * A picture.
   *
   * @param diagram what is to be seen
   * @param caption what to see in it
   */
  public record Figure(Diagram diagram, @StringRes int caption) {}

  /**
   * A piece of advice.
   *
   * @param heading what to do
   * @param figure a position in which it is right, and why
   */
  public record Advice(@StringRes int heading, Figure figure) {
    /** A piece of advice with its picture and its reason. */
    public static Advice of(@StringRes int heading, Diagram diagram, @StringRes int why) {
      return new Advice(heading, new Figure(diagram, why));
    }
  }
}

package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;
import java.util.Map;

/**
 * The rules of one game as a person reads them.
 *
 * @param sections what is told, in order
 * @param options what each option changes, by its key
 */
public record RulesPage(List<Section> sections, Map<String, Integer> options) {
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
}

package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Contents of a rules page: the rules of one game as text sections, figures, advice and options.
 *
 * @param story the game in pictures, for people who read nothing else
 * @param sections the detailed rules, in order
 * @param advice strategy
 * @param options what each option changes, by key
 * @param differences where these rules differ from the inventor's, and what the app adds; or 0
 * @param credit the inventor and the year; or 0
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
  public record Section(@StringRes int heading, @StringRes int text, List<Figure> figures) {}

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
  public record Advice(@StringRes int heading, Figure figure) {}

  /** Starts a page; its parts may be added in any order. */
  public static Builder builder() {
    return new Builder();
  }

  /** Builds a page part by part. */
  public static final class Builder {
    private final List<Figure> story = new ArrayList<>();
    private final List<Section> sections = new ArrayList<>();
    private final List<Advice> advice = new ArrayList<>();
    private final Map<String, Integer> options = new HashMap<>();
    private List<Figure> figures = List.of();

    private Builder() {}

    /** Adds a picture to the story. */
    public Builder story(Diagram diagram, @StringRes int caption) {
      story.add(new Figure(diagram, caption));
      return this;
    }

    /** Adds a section; its pictures follow. */
    public Builder section(@StringRes int heading, @StringRes int text) {
      figures = new ArrayList<>();
      sections.add(new Section(heading, text, figures));
      return this;
    }

    /** Adds a picture to the last section. */
    public Builder figure(Diagram diagram, @StringRes int caption) {
      figures.add(new Figure(diagram, caption));
      return this;
    }

    /** Adds advice with an example position and the reason. */
    public Builder advice(@StringRes int heading, Diagram diagram, @StringRes int why) {
      advice.add(new Advice(heading, new Figure(diagram, why)));
      return this;
    }

    /** Adds what an option changes. */
    public Builder option(String key, @StringRes int text) {
      options.put(key, text);
      return this;
    }

    /** Returns the page with the texts that end it; 0 for none. */
    public RulesPage build(@StringRes int differences, @StringRes int credit) {
      return new RulesPage(story, sections, advice, options, differences, credit);
    }
  }
}

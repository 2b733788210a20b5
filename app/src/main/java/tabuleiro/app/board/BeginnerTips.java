package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;

/**
 * Tips for beginners in one game: its goal, and a tip for each event worth explaining.
 *
 * @param goal the goal of the game in one line
 * @param tips shown when their event first happens; if several do, the first one
 */
public record BeginnerTips(@StringRes int goal, List<BeginnerTip> tips) {}

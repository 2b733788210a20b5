package tabuleiro.app.board;

import androidx.annotation.StringRes;
import java.util.List;

/**
 * What newcomers are told of a game while they play it.
 *
 * @param goal what it is about, in one line
 * @param tips what is explained when it first happens; of several at once the first
 */
public record GameTips(@StringRes int goal, List<Tip> tips) {}

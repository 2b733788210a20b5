package tabuleiro.app.data;

import androidx.annotation.Nullable;

/**
 * The answer to a question or a change.
 *
 * @param value what was asked for; null if there is a problem
 * @param problem why there is no answer, or null
 */
public record Answer<T>(T value, @Nullable Problem problem) {}

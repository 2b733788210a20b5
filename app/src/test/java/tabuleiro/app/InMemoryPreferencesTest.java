package tabuleiro.app;

import android.content.SharedPreferences;

/** Tests the in-memory preferences against the contract. */
public final class InMemoryPreferencesTest extends PreferencesContract {
  @Override
  SharedPreferences open() {
    return new InMemoryPreferences();
  }
}

package tabuleiro.app;

import android.content.SharedPreferences;

/** Preferences in memory keep the contract. */
public final class MemoryPreferencesTest extends PreferencesContract {
  @Override
  SharedPreferences open() {
    return new MemoryPreferences();
  }
}

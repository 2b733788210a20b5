package tabuleiro.app;

import android.content.SharedPreferences;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.runner.RunWith;

/** Tests Android's preferences against the contract. */
@RunWith(AndroidJUnit4.class)
public final class AndroidPreferencesTest extends PreferencesContract {
  @Override
  SharedPreferences open() {
    return TestApp.container().preferences("contract");
  }
}

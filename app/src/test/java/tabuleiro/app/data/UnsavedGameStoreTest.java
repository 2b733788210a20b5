package tabuleiro.app.data;

import androidx.test.core.app.ApplicationProvider;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import org.junit.runner.RunWith;

/** Tests that unsaved games are kept in files. */
@RunWith(AndroidJUnit4.class)
public final class UnsavedGameStoreTest extends UnsavedGameStoreContract {
  @Override
  RepositoryHarness fresh() {
    return new DatabaseRepositoryHarness(ApplicationProvider.getApplicationContext());
  }
}

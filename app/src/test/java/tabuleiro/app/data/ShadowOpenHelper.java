package tabuleiro.app.data;

import android.database.sqlite.SQLiteDatabase;
import org.robolectric.annotation.Implementation;
import org.robolectric.annotation.Implements;
import org.robolectric.annotation.RealObject;
import org.robolectric.shadow.api.Shadow;
import org.robolectric.util.ReflectionHelpers.ClassParameter;

/**
 * Removes a delay of half a second in AndroidX before it opens a corrupt file a second time: the
 * thread is interrupted, which ends that sleep and nothing else. {@code robolectric.properties}
 * names this class.
 */
@Implements(className = ShadowOpenHelper.OPEN_HELPER, isInAndroidSdk = false)
public final class ShadowOpenHelper {
  static final String OPEN_HELPER =
      "androidx.sqlite.db.framework.FrameworkSQLiteOpenHelper$OpenHelper";

  @RealObject private Object helper;
  private boolean isSecondTry;

  @Implementation
  @SuppressWarnings("ProtectedMembersInFinalClass") // as Robolectric asks of shadows
  protected SQLiteDatabase getWritableOrReadableDatabase(boolean writable) {
    boolean sleepsAfterFailure = !isSecondTry;
    isSecondTry = false;
    try {
      return Shadow.directlyOn(
          helper,
          OPEN_HELPER,
          "getWritableOrReadableDatabase",
          ClassParameter.from(boolean.class, writable));
    } catch (RuntimeException failure) {
      if (sleepsAfterFailure) {
        isSecondTry = true;
        Thread.currentThread().interrupt();
      }
      throw failure;
    }
  }
}

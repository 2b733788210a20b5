package tabuleiro.app;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** Broadcast receiver that updates the launcher's shortcuts when the system language changes. */
public final class LocaleChangeReceiver extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    if (Intent.ACTION_LOCALE_CHANGED.equals(intent.getAction())) {
      var pending = goAsync();
      LauncherShortcuts.update(context, pending::finish);
    }
  }
}

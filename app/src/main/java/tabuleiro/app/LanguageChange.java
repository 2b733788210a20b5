package tabuleiro.app;

import android.content.BroadcastReceiver;
import android.content.Context;
import android.content.Intent;

/** The system speaks another language from now on: the launcher is told the shortcuts anew. */
public final class LanguageChange extends BroadcastReceiver {
  @Override
  public void onReceive(Context context, Intent intent) {
    if (Intent.ACTION_LOCALE_CHANGED.equals(intent.getAction())) {
      var pending = goAsync();
      Shortcuts.update(context, pending::finish);
    }
  }
}

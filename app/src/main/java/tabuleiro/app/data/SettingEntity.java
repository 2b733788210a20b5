package tabuleiro.app.data;

import androidx.annotation.NonNull;
import androidx.room.Entity;
import androidx.room.PrimaryKey;

/**
 * Room entity of a key and value that is stored in the database, since it belongs to the games and
 * is backed up with them.
 */
@Entity(tableName = "settings")
final class SettingEntity {
  @PrimaryKey @NonNull String key = "";
  @NonNull String value = "";

  static SettingEntity of(String key, String value) {
    var setting = new SettingEntity();
    setting.key = key;
    setting.value = value;
    return setting;
  }
}

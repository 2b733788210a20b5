package tabuleiro.app;

import android.content.SharedPreferences;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Set;

/** In-memory fake of preferences. */
public final class InMemoryPreferences implements SharedPreferences {
  private final Map<String, Object> stored = new HashMap<>();

  @Override
  public Map<String, ?> getAll() {
    return new HashMap<>(stored);
  }

  @SuppressWarnings(
      "unchecked") // As in Android, a value of another type throws a ClassCastException.
  private <T> T get(String key, T otherwise) {
    return (T) stored.getOrDefault(key, otherwise);
  }

  @Override
  public String getString(String key, String otherwise) {
    return get(key, otherwise);
  }

  @Override
  public Set<String> getStringSet(String key, Set<String> otherwise) {
    return get(key, otherwise);
  }

  @Override
  public int getInt(String key, int otherwise) {
    return get(key, otherwise);
  }

  @Override
  public long getLong(String key, long otherwise) {
    return get(key, otherwise);
  }

  @Override
  public float getFloat(String key, float otherwise) {
    return get(key, otherwise);
  }

  @Override
  public boolean getBoolean(String key, boolean otherwise) {
    return get(key, otherwise);
  }

  @Override
  public boolean contains(String key) {
    return stored.containsKey(key);
  }

  @Override
  public Editor edit() {
    return new Changes();
  }

  @Override
  public void registerOnSharedPreferenceChangeListener(OnSharedPreferenceChangeListener listener) {
    throw new UnsupportedOperationException();
  }

  @Override
  public void unregisterOnSharedPreferenceChangeListener(
      OnSharedPreferenceChangeListener listener) {
    throw new UnsupportedOperationException();
  }

  /** Editor that collects changes until they are applied. */
  private final class Changes implements Editor {
    private final Map<String, Object> put = new HashMap<>();
    private final Set<String> removed = new HashSet<>();
    private boolean isCleared;

    private Editor put(String key, Object value) {
      if (value == null) {
        return remove(key);
      }
      removed.remove(key);
      put.put(key, value);
      return this;
    }

    @Override
    public Editor putString(String key, String value) {
      return put(key, value);
    }

    @Override
    public Editor putStringSet(String key, Set<String> values) {
      return put(key, values);
    }

    @Override
    public Editor putInt(String key, int value) {
      return put(key, value);
    }

    @Override
    public Editor putLong(String key, long value) {
      return put(key, value);
    }

    @Override
    public Editor putFloat(String key, float value) {
      return put(key, value);
    }

    @Override
    public Editor putBoolean(String key, boolean value) {
      return put(key, value);
    }

    @Override
    public Editor remove(String key) {
      put.remove(key);
      removed.add(key);
      return this;
    }

    @Override
    public Editor clear() {
      isCleared = true;
      return this;
    }

    @Override
    public boolean commit() {
      if (isCleared) {
        stored.clear();
      }
      stored.keySet().removeAll(removed);
      stored.putAll(put);
      return true;
    }

    @Override
    public void apply() {
      commit();
    }
  }
}

package tabuleiro.app.setup;

import android.app.Application;
import androidx.annotation.NonNull;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.LiveData;
import androidx.lifecycle.MutableLiveData;
import androidx.lifecycle.SavedStateHandle;
import java.util.Objects;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Refusal;

/** Holds the choice for one game; every change is remembered at once. */
public final class SetupViewModel extends AndroidViewModel {
  static final String GAME = "game";

  private final LastChoices last;
  private final MutableLiveData<Choice> choice;

  /** Made by the system, with the arguments of the screen. */
  public SetupViewModel(@NonNull Application app, @NonNull SavedStateHandle arguments) {
    super(app);
    last = new LastChoices(app);
    try {
      choice = new MutableLiveData<>(last.load(Games.byId(arguments.get(GAME))));
    } catch (Refusal refusal) {
      throw new IllegalArgumentException(refusal);
    }
  }

  LiveData<Choice> choice() {
    return choice;
  }

  Choice now() {
    return Objects.requireNonNull(choice.getValue());
  }

  void choose(Choice changed) {
    if (!changed.equals(now())) {
      last.save(changed);
      choice.setValue(changed);
    }
  }
}

package tabuleiro.app.home;

import android.os.Bundle;
import android.view.View;
import androidx.annotation.NonNull;
import androidx.annotation.Nullable;
import androidx.fragment.app.Fragment;
import com.google.android.material.button.MaterialButton;
import java.util.ArrayList;
import java.util.List;
import tabuleiro.app.R;
import tabuleiro.app.databinding.FragmentHomeBinding;
import tabuleiro.app.ui.Navigator;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** The first screen: the games. */
public final class HomeFragment extends Fragment {
  /** The screen; made by the activity and by the system. */
  public HomeFragment() {
    super(R.layout.fragment_home);
  }

  @Override
  public void onViewCreated(@NonNull View view, @Nullable Bundle state) {
    var binding = FragmentHomeBinding.bind(view);
    for (var game : Games.all()) {
      var button = new MaterialButton(requireContext());
      button.setText(game.name());
      button.setOnClickListener(tapped -> passAndPlay(game));
      binding.games.addView(button);
    }
  }

  private void passAndPlay(Game game) {
    var options = Options.standard(game);
    var players = new ArrayList<Player>();
    for (int seat = 1; seat <= game.seats(options); seat++) {
      players.add(Player.person(getString(R.string.player_default, seat)));
    }
    Navigator.of(this).playNew(new GameRecord(options, players, "", List.of(), null));
  }
}

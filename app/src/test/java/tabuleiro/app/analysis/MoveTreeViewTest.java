package tabuleiro.app.analysis;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertTrue;

import android.view.View;
import android.view.ViewGroup;
import android.widget.TextView;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.Collections;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.Before;
import org.junit.Test;
import org.junit.runner.RunWith;
import tabuleiro.app.R;
import tabuleiro.app.cpu.PausedCpuBackend;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests that the list of moves keeps its views, and yet shows the same as a new one. */
@RunWith(AndroidJUnit4.class)
public final class MoveTreeViewTest {
  private static final int MOVES = 40;
  private static final int CHANGES = 60;

  @Before
  public void holdCpu() {
    new PausedCpuBackend().install();
  }

  private static Match match() throws RefusalException {
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var match = new Match(Options.standard(Games.byId("shakti")), players);
    RandomGames.play(match, MOVES, new Random(8));
    match.goTo(0);
    return match;
  }

  /** Catches a list that inflates every move anew for each move that is made. */
  @Test
  public void aChangeMakesNoMoreViewsThanItAddsMoves() throws RefusalException {
    try (var screen = new AnalysisScreen(match())) {
      var model = model(screen);
      var random = new Random(3);
      int made = 0;
      for (int i = 0; i < CHANGES; i++) {
        var before = views(tree(screen));
        int size = screen.state().tree().size();
        change(model, screen.state(), random);
        TestWait.pass(20);
        var added = views(tree(screen));
        added.removeAll(before);
        int most = Math.max(0, screen.state().tree().size() - size) + names(screen.state());
        assertTrue(i + ": " + added.size() + " views are new, not " + most, added.size() <= most);
        assertSameAsNew(i, screen);
        made += added.size();
      }
      assertTrue("moves are added: " + made, made > CHANGES / 3);
    }
  }

  private static AnalysisViewModel model(AnalysisScreen screen) {
    var store = screen.fragment().getViewModelStore();
    return (AnalysisViewModel) store.get(store.keys().iterator().next());
  }

  private static void change(AnalysisViewModel model, AnalysisState state, Random random) {
    var tree = state.tree();
    model.goTo(random.nextInt(tree.size()));
    int place = model.state().getValue().place();
    int variation = model.state().getValue().variation();
    int chosen = random.nextInt(8);
    if (chosen == 0 && place != 0) {
      model.delete();
    } else if (chosen == 1 && variation != 0) {
      model.name(variation, "Line " + random.nextInt(3));
    } else if (chosen == 2 && variation != 0) {
      model.promote();
    } else if (chosen == 3) {
      model.goToEnd();
    } else {
      var moves = new MoveList();
      model.line().position().moves(moves);
      if (moves.size() > 0) {
        model.play(moves.get(random.nextInt(moves.size())));
      }
    }
  }

  private static int names(AnalysisState state) {
    int names = 0;
    for (int place = 1; place < state.tree().size(); place++) {
      names += state.tree().name(place).isEmpty() ? 0 : 1;
    }
    return names;
  }

  private static MoveTreeView tree(AnalysisScreen screen) {
    return (MoveTreeView) screen.find(R.id.tree);
  }

  private static Set<View> views(View view) {
    Set<View> views = Collections.newSetFromMap(new IdentityHashMap<>());
    if (view instanceof TextView) {
      views.add(view);
    } else if (view instanceof ViewGroup group) {
      for (int i = 0; i < group.getChildCount(); i++) {
        views.addAll(views(group.getChildAt(i)));
      }
    }
    return views;
  }

  /** Tests texts, order, indents and the current move. */
  private static void assertSameAsNew(int step, AnalysisScreen screen) {
    var fresh = new MoveTreeView(screen.find(R.id.tree).getContext(), null);
    fresh.show(screen.state());
    assertEquals("" + step, rows(fresh), rows(tree(screen)));
  }

  private static List<String> rows(MoveTreeView tree) {
    var rows = new ArrayList<String>();
    var lines = (ViewGroup) tree.getChildAt(0);
    for (int i = 0; i < lines.getChildCount(); i++) {
      var row = (ViewGroup) lines.getChildAt(i);
      var texts = new StringBuilder().append(row.getPaddingLeft()).append(':');
      for (int k = 0; k < row.getChildCount(); k++) {
        var move = (TextView) row.getChildAt(k);
        texts.append(' ').append(move.getText()).append('/').append(move.getContentDescription());
        texts.append(move.isActivated() ? "!" : "");
      }
      rows.add(texts.toString());
    }
    return rows;
  }
}

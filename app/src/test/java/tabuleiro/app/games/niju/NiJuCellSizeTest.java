package tabuleiro.app.games.niju;

import static org.junit.Assert.assertTrue;

import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.TouchMoveBuilder;
import tabuleiro.rules.niju.NiJuPosition;
import tabuleiro.rules.record.GameRecord;

/** Tests the size of Ni-Ju's cells on the play screen, from the first move to the last. */
@RunWith(AndroidJUnit4.class)
public final class NiJuCellSizeTest {
  private static final float LEAST_DP = 28;
  private static final int[] STAGES = {1, 10, 20, 30, 40};
  private static final Map<String, String> SCREENS = new LinkedHashMap<>();

  static {
    SCREENS.put("360x640", "w360dp-h640dp-port-xhdpi");
    SCREENS.put("411x891", "w411dp-h891dp-port-xhdpi");
    SCREENS.put("891x411", "w891dp-h411dp-land-xhdpi");
    SCREENS.put("1280x800", "w1280dp-h800dp-land-mdpi");
  }

  @Test
  public void noCellIsEverTooSmall() throws RefusalException {
    var whole = List.of(playedByCpus(), likely(3), likely(11));
    var table = new StringBuilder("dp of a cell, smallest of 3 games, after move 1 10 20 30 40\n");
    var small = new ArrayList<String>();
    for (var screen : SCREENS.keySet()) {
      RuntimeEnvironment.setQualifiers(SCREENS.get(screen));
      var sizes = measure(whole);
      table.append(String.format(Locale.ROOT, "%-9s", screen));
      for (float size : sizes) {
        table.append(String.format(Locale.ROOT, " %5.1f", size));
        if (size < LEAST_DP) {
          small.add(screen + " " + size);
        }
      }
      table.append('\n');
    }
    System.out.println(table);
    assertTrue(table.toString(), small.isEmpty());
  }

  /** Returns the smallest cell of all games at each stage, on the device's play screen. */
  private static List<Float> measure(List<List<NiJuPosition>> whole) {
    var sizes = new ArrayList<Float>();
    var start = whole.get(0).get(0);
    var players = List.of(Player.person("Ana"), Player.person("Rui"));
    var record = new GameRecord(start.options(), "", players, "", List.of(), null);
    try (var scenario = ActivityScenario.launch(MainActivity.class)) {
      scenario.onActivity(
          activity -> {
            activity.playNew(record);
            TestWait.until("the game is shown", () -> activity.findViewById(R.id.board) != null);
            TestWait.pass(600);
            NiJuBoardView board = activity.findViewById(R.id.board);
            for (int stage = 0; stage < STAGES.length; stage++) {
              float least = Float.MAX_VALUE;
              for (var game : whole) {
                least = Math.min(least, cell(board, game.get(stage)));
              }
              sizes.add(least);
            }
          });
    }
    return sizes;
  }

  private static float cell(NiJuBoardView board, NiJuPosition position) {
    board.show(position, NiJuBoardView.NO_MOVE);
    board.setMoveBuilder(position.isOver() ? null : new TouchMoveBuilder(position));
    TestWait.pass(600);
    board.sight().settle();
    return board.sight().camera().cell() / board.getResources().getDisplayMetrics().density;
  }

  private static List<NiJuPosition> likely(long seed) throws RefusalException {
    var positions = new ArrayList<NiJuPosition>();
    for (int moves : STAGES) {
      positions.add(NiJuTestTable.played("", moves, seed));
    }
    return positions;
  }

  private static List<NiJuPosition> playedByCpus() throws RefusalException {
    var positions = new ArrayList<NiJuPosition>();
    var engine = new Engine(1);
    var position = NiJuTestTable.start("");
    for (int stage : STAGES) {
      while (position.ply() < stage) {
        var limits = SearchLimits.nodes(400);
        position.play(
            engine
                .choose(
                    position, Level.CLUB, position.ply(), limits, new CancelFlag(), progress -> {})
                .move());
      }
      positions.add(position.copy());
    }
    return positions;
  }
}

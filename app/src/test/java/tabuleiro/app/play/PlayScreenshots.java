package tabuleiro.app.play;

import static org.junit.Assume.assumeTrue;

import android.content.SharedPreferences;
import androidx.preference.PreferenceManager;
import androidx.test.core.app.ApplicationProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.Test;
import org.robolectric.RuntimeEnvironment;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.Screenshots;
import tabuleiro.app.TestApp;
import tabuleiro.app.board.BoardTheme;
import tabuleiro.app.board.BoardView;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.ai.CancelFlag;
import tabuleiro.rules.ai.Engine;
import tabuleiro.rules.ai.Level;
import tabuleiro.rules.ai.SearchLimits;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.GameRecord;

/** Screenshots of every game on the play screen: opening, middle game and end. */
public class PlayScreenshots extends Screenshots {
  private final Engine engine = new Engine(1);

  @Test
  public void games() {
    for (var look : GameUiRegistry.all()) {
      var whole = selfPlay(Options.standard(look.game()));
      var moves = whole.notation();
      show("opening", whole, moves.subList(0, 2));
      show("middle", whole, moves.subList(0, moves.size() / 2));
      show("end", whole, moves);
    }
  }

  @Test
  public void themes() {
    assumeTrue(look == Look.PHONE || look == Look.PHONE_DARK);
    for (var game : GameUiRegistry.all()) {
      var whole = selfPlay(Options.standard(game.game()));
      for (var theme : BoardTheme.values()) {
        preferences().edit().putString("board_theme", theme.key()).commit();
        show("theme-" + theme.key(), whole, whole.notation().subList(0, 2 * whole.length() / 3));
      }
    }
    preferences().edit().clear().commit();
  }

  private static SharedPreferences preferences() {
    return PreferenceManager.getDefaultSharedPreferences(
        ApplicationProvider.getApplicationContext());
  }

  @Test
  public void manySeats() throws RefusalException {
    for (int players = 3; players <= 4; players++) {
      for (var look : GameUiRegistry.all().subList(0, 2)) {
        var options = Options.standard(look.game()).with("players", String.valueOf(players));
        var whole = selfPlay(options);
        show(players + "-middle", whole, whole.notation().subList(0, whole.length() / 2));
        show(players + "-end", whole, whole.notation());
      }
    }
  }

  private void show(String stage, Match match, List<String> moves) {
    var game = match.options().game().id();
    var record = new GameRecord(match.options(), "", match.players(), "", moves, null);
    take("play-" + game + "-" + stage, activity -> begin(activity, record));
  }

  private static void begin(MainActivity activity, GameRecord record) {
    activity.playNew(record);
    TestWait.until("the game is shown", () -> activity.findViewById(R.id.board) != null);
    TestWait.pass(600);
  }

  private Match selfPlay(Options options) {
    var players = new ArrayList<Player>();
    var names = List.of("Ana", "Rui", "Eva", "Zé");
    for (int seat = 0; seat < options.game().seats(options); seat++) {
      players.add(Player.person(names.get(seat)));
    }
    var match = new Match(options, players);
    while (!match.isOver()) {
      var thought =
          engine.choose(
              match.position(),
              Level.CLUB,
              match.ply(),
              SearchLimits.nodes(400),
              new CancelFlag(),
              progress -> {});
      match.play(thought.move());
    }
    return match;
  }

  @Test
  public void firstGame() {
    for (var look : GameUiRegistry.all()) {
      var game = look.game();
      var memory = TestApp.container().tips();
      memory.setWanted(game.id(), true);
      var players = List.of(Player.person("Ana"), Player.cpu(Level.BEGINNER));
      var record = new GameRecord(Options.standard(game), "", players, "", List.of(), null);
      take("play-tips-" + game.id() + "-glow", activity -> begin(activity, record));
      take(
          "play-tips-" + game.id() + "-first",
          activity -> {
            begin(activity, record);
            var model = ((PlayFragment) screen(activity)).model();
            TestWait.until("it can be played", () -> model.state().getValue().canPlay());
            model.play(firstMove(model));
            TestWait.until("it is explained", () -> model.state().getValue().tips().tip() != null);
            TestWait.until("the CPU has moved", () -> model.state().getValue().match().ply() == 2);
            TestWait.pass(1000);
          });
    }
  }

  /** Returns a move that lets the king be captured. */
  private static int regrettable(Position position) {
    try {
      return position.parse("f2-f4");
    } catch (RefusalException impossible) {
      throw new AssertionError(impossible);
    }
  }

  @Test
  public void warning() {
    var shakti = Options.standard(GameUiRegistry.byId("shakti").game());
    var players = List.of(Player.person("Ana"), Player.cpu(Level.BEGINNER));
    var moves = List.of("b2-b1", "f6-e5", "b1-a1", "e5-d4");
    var record = new GameRecord(shakti, "", players, "", moves, null);
    take(
        "play-warning-targets",
        activity -> {
          begin(activity, record);
          BoardView board = activity.findViewById(R.id.board);
          board.moveInput().touch(board.position().touches(regrettable(board.position())).get(0));
          TestWait.pass(300);
        });
    take(
        "play-warning-question",
        activity -> {
          begin(activity, record);
          var screen = (PlayFragment) screen(activity);
          var position = screen.model().state().getValue().match().position();
          screen.onMove(regrettable(position));
          TestWait.pass(600);
        });
  }

  @Test
  public void advice() {
    var options = Options.standard(GameUiRegistry.byId("shi").game());
    var players = List.of(Player.person("Ana"), Player.cpu(Level.BEGINNER));
    var whole = selfPlay(options);
    var record = new GameRecord(options, "", players, "", whole.notation(), null);
    for (int i = 0; i < 2; i++) {
      var stored = new AtomicBoolean();
      TestApp.container().games().create(record.toMatch(), false, saved -> stored.set(true));
      TestWait.until("it is stored", stored::get);
    }
    take("play-advice", activity -> begin(activity, record));
  }

  @Test
  public void practice() {
    var match = selfPlay(Options.standard(GameUiRegistry.all().get(0).game()));
    var record =
        new GameRecord(
            match.options(), "", match.players(), "", match.notation().subList(0, 9), null);
    take(
        "play-practice-hint",
        activity -> {
          begin(activity, record);
          var model = ((PlayFragment) screen(activity)).model();
          model.setPractice(true);
          TestWait.until("it is judged", () -> judged(model));
          model.play(firstMove(model));
          TestWait.until("the move is judged", () -> judged(model) && verdict(model));
          model.hint();
          TestWait.until("there is a hint", () -> model.state().getValue().hint().isDone());
          TestWait.pass(600);
        });
  }

  private static int firstMove(PlayViewModel model) {
    var moves = new MoveList();
    model.state().getValue().match().position().moves(moves);
    return moves.get(0);
  }

  private static boolean judged(PlayViewModel model) {
    var judgement = model.state().getValue().judgement();
    return judgement != null && judgement.chance() != PracticeEvaluation.UNKNOWN;
  }

  private static boolean verdict(PlayViewModel model) {
    return model.state().getValue().judgement().judged() != null;
  }

  private static Object screen(MainActivity activity) {
    return activity.getSupportFragmentManager().findFragmentById(R.id.screen);
  }

  @Test
  public void largeFont() {
    RuntimeEnvironment.setFontScale(2);
    var options = Options.standard(GameUiRegistry.all().get(0).game());
    var players = List.of(Player.person("Ana"), Player.cpu(Level.MASTER));
    var match = selfPlay(options);
    var record = new GameRecord(options, "", players, "", match.notation().subList(0, 9), null);
    take("play-large-font", activity -> begin(activity, record));
    take("play-large-font-end", activity -> begin(activity, GameRecord.of(match, "")));
  }

  @Test
  public void watching() {
    var options = Options.standard(GameUiRegistry.all().get(2).game());
    var players = List.of(Player.cpu(Level.MASTER), Player.cpu(Level.CLUB));
    var record = new GameRecord(options, "", players, "", List.of(), null);
    take("play-watch", activity -> begin(activity, record));
  }

  @Test
  public void lookingBack() {
    var match = selfPlay(Options.standard(GameUiRegistry.all().get(3).game()));
    var record = GameRecord.of(match, "");
    take(
        "play-looking",
        activity -> {
          begin(activity, record);
          ((PlayFragment) screen(activity)).model().look(4);
          TestWait.pass(100);
        });
  }
}

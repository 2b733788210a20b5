package tabuleiro.app.library;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertTrue;

import android.os.SystemClock;
import android.view.LayoutInflater;
import android.view.MotionEvent;
import android.view.View;
import android.view.ViewGroup;
import androidx.annotation.NonNull;
import androidx.lifecycle.ViewModelProvider;
import androidx.recyclerview.widget.LinearLayoutManager;
import androidx.recyclerview.widget.RecyclerView;
import androidx.test.core.app.ActivityScenario;
import androidx.test.ext.junit.runners.AndroidJUnit4;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.TreeSet;
import org.junit.Test;
import org.junit.runner.RunWith;
import org.robolectric.annotation.Config;
import tabuleiro.app.MainActivity;
import tabuleiro.app.R;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.data.GameListKey;
import tabuleiro.app.data.GameMetadata;
import tabuleiro.app.data.GameVersion;
import tabuleiro.app.data.LibraryFixture;
import tabuleiro.app.data.LibraryQuery;
import tabuleiro.app.data.LoadedGame;
import tabuleiro.app.data.RandomGames;
import tabuleiro.app.databinding.ItemLibraryGameBinding;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.ui.TestWait;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.record.MoveTree;

/**
 * Tests that an action concerns the game that was touched, whatever the list becomes while the
 * finger is down. Catches an action on a neighbour, which no test of a list at rest can.
 */
@RunWith(AndroidJUnit4.class)
@Config(qualifiers = "en-w480dp-h1200dp")
public final class TouchedGameTest {
  private static final int ROUNDS = 60;

  private static LibraryViewModel model(MainActivity activity) {
    var screen = activity.getSupportFragmentManager().findFragmentById(R.id.screen);
    return new ViewModelProvider(screen).get(LibraryViewModel.class);
  }

  private static RecyclerView list(MainActivity activity) {
    return activity.findViewById(R.id.library_games);
  }

  private static void touch(View view, int action) {
    long now = SystemClock.uptimeMillis();
    var event =
        MotionEvent.obtain(now, now, action, view.getWidth() / 2f, view.getHeight() / 2f, 0);
    view.dispatchTouchEvent(event);
    event.recycle();
  }

  private static GameListKey entry(long id) {
    var entry = new GameListKey();
    entry.id = id;
    entry.game = gameUi().game().id();
    return entry;
  }

  private static GameUi gameUi() {
    return GameUiRegistry.all().get(0);
  }

  private static LoadedGame game(long id) {
    var match = RandomGames.fresh(Options.standard(gameUi().game()), new Random(1));
    var details = new GameMetadata(new GameVersion(id, 1, 1), "", false, false, 1);
    return new LoadedGame.Playable(details, match, MoveTree.EMPTY, List.of());
  }

  /** List of one card that can be made to show another game. */
  private static final class OneCard extends RecyclerView.Adapter<GameCardViewHolder> {
    private final GameCardViewHolder.Listener listener;
    private GameCardViewHolder card;

    OneCard(GameCardViewHolder.Listener listener) {
      this.listener = listener;
    }

    @Override
    public int getItemCount() {
      return 1;
    }

    @NonNull
    @Override
    public GameCardViewHolder onCreateViewHolder(@NonNull ViewGroup parent, int type) {
      var inflater = LayoutInflater.from(parent.getContext());
      var binding = ItemLibraryGameBinding.inflate(inflater, parent, false);
      card = new GameCardViewHolder(binding, gameUi(), listener);
      return card;
    }

    @Override
    public void onBindViewHolder(@NonNull GameCardViewHolder holder, int index) {
      show(1);
    }

    void show(long id) {
      card.show(entry(id), game(id));
    }
  }

  @Test
  public void aTouchOnACardThatShowsAnotherGameMeanwhileDoesNothing() {
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            var acted = new ArrayList<Long>();
            var adapter = new OneCard(hearing(acted));
            var list = new RecyclerView(activity);
            list.setLayoutManager(new LinearLayoutManager(activity));
            list.setAdapter(adapter);
            activity.setContentView(list);
            TestWait.until("it is laid out", () -> list.getChildCount() == 1);
            for (var view : List.of(adapter.card.itemView, list.findViewById(R.id.menu))) {
              for (long waited : new long[] {10, 200, 2000}) { // prepressed, pressed, long
                for (long shown = 1; shown <= 2; shown++) {
                  acted.clear();
                  adapter.show(1);
                  touch(view, MotionEvent.ACTION_DOWN);
                  TestWait.pass(waited / 2);
                  adapter.show(shown);
                  TestWait.pass(waited);
                  touch(view, MotionEvent.ACTION_UP);
                  TestWait.pass(100);
                  assertEquals(
                      "after " + waited, shown == 1 ? List.of(1L) : alone(acted, waited), acted);
                }
              }
            }
          });
    }
  }

  /** Returns what may have happened: a long press acts before the card changes. */
  private static List<Long> alone(List<Long> acted, long waited) {
    return waited == 2000 && !acted.isEmpty() ? List.of(1L) : List.of();
  }

  private static GameCardViewHolder.Listener hearing(List<Long> acted) {
    return new GameCardViewHolder.Listener(
        game -> acted.add(game.id()),
        acted::add,
        (game, anchor) -> acted.add(game.id()),
        id -> false,
        () -> false);
  }

  @Test
  public void whateverTheListBecomesOnlyTheTouchedGameIsSelected() {
    var games = new LibraryFixture();
    for (int i = 0; i < 4; i++) {
      games.usual();
    }
    try (var app = ActivityScenario.launch(MainActivity.class)) {
      app.onActivity(
          activity -> {
            activity.library();
            TestWait.until(
                "it is listed", () -> list(activity) != null && list(activity).getChildCount() > 3);
            var random = new Random(5);
            var all = new ArrayList<>(games.ids());
            int selected = 0;
            for (int round = 0; round < ROUNDS; round++) {
              selected += round(activity, all, random) ? 1 : 0;
            }
            assertTrue("touches that counted: " + selected, selected > ROUNDS / 4);
          });
    }
  }

  /** Touches a card, changes the list, lifts the finger; returns whether the touch counted. */
  private static boolean round(MainActivity activity, List<Long> all, Random random) {
    var model = model(activity);
    var list = list(activity);
    model.ask(LibraryQuery.ALL);
    model.selectNone();
    TestWait.until("all are listed", () -> list.getAdapter().getItemCount() == all.size());
    TestWait.pass(1000);
    var card = list.getChildAt(random.nextInt(list.getChildCount()));
    long touched = list.getChildItemId(card);
    long other = shi(model); // is never deleted nor filtered out
    model.toggle(other); // so that a tap selects
    TestWait.pass(50);
    touch(card, MotionEvent.ACTION_DOWN);
    TestWait.pass(random.nextInt(2) * 150L);
    var deleted = change(model, all, other, random);
    TestWait.pass(random.nextInt(3) * 200L);
    touch(card, MotionEvent.ACTION_UP);
    TestWait.pass(300);
    var expected = new TreeSet<>(Set.of(other));
    var acted = new TreeSet<>(model.selected());
    acted.removeAll(expected);
    acted.remove(touched);
    assertEquals("besides " + touched, Set.of(), acted);
    boolean counted = touched != other && model.isSelected(touched);
    model.games().restore(deleted, restored -> {});
    return counted;
  }

  private static long shi(LibraryViewModel model) {
    for (var entry : model.list().getValue()) {
      if (entry.game.equals("shi")) {
        return entry.id;
      }
    }
    throw new AssertionError("no game of Shi");
  }

  private static List<Long> change(
      LibraryViewModel model, List<Long> all, long other, Random random) {
    var deleted = new ArrayList<Long>();
    switch (random.nextInt(4)) {
      case 0 -> {
        for (long id : all) {
          if (id != other && random.nextInt(3) > 0) {
            deleted.add(id);
          }
        }
        model.games().delete(deleted, done -> {});
      }
      case 1 ->
          model.ask(new LibraryQuery("", LibraryQuery.State.ANY, "", LibraryQuery.Sort.OLDEST));
      case 2 ->
          model.ask(new LibraryQuery("shi", LibraryQuery.State.ANY, "", LibraryQuery.Sort.NAME));
      default -> model.games().pin(List.of(all.get(random.nextInt(all.size()))), true, done -> {});
    }
    assertNotEquals("something is left", all.size(), deleted.size());
    return deleted;
  }
}

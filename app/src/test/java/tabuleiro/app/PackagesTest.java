package tabuleiro.app;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaAccess.Predicates.target;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.type;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.name;
import static com.tngtech.archunit.core.domain.properties.HasName.Predicates.nameMatching;
import static com.tngtech.archunit.core.domain.properties.HasOwner.Predicates.With.owner;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.fields;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static org.junit.Assert.assertTrue;

import android.app.Application;
import android.content.Context;
import android.os.Handler;
import android.os.Looper;
import android.os.SystemClock;
import androidx.lifecycle.AndroidViewModel;
import androidx.lifecycle.ViewModel;
import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.runner.RunWith;
import tabuleiro.app.board.GameUi;
import tabuleiro.app.cpu.CpuWorker;
import tabuleiro.app.data.GameRepository;
import tabuleiro.app.files.SavedStateFile;
import tabuleiro.app.files.TextDocumentAccess;
import tabuleiro.app.games.GameUiRegistry;
import tabuleiro.app.puzzlebook.PuzzleBook;
import tabuleiro.app.qr.GameCodeWriter;
import tabuleiro.app.settings.Settings;
import tabuleiro.app.time.HandlerScheduler;
import tabuleiro.app.tips.BeginnerTipStore;

/** Tests the allowed dependencies between packages; ARCHITECTURE.md has the reasons. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "tabuleiro.app", importOptions = PackagesTest.AppOnly.class)
public class PackagesTest {
  /** ArchUnit's own option does not know where the Android build puts tests. */
  static final class AppOnly implements ImportOption {
    @Override
    public boolean includes(Location location) {
      return !location.contains("UnitTest");
    }
  }

  private static final String[] SCREENS =
      Stream.of(
              "home",
              "setup",
              "editor",
              "play",
              "analysis",
              "library",
              "learn",
              "puzzles",
              "stats",
              "settings")
          .map(PackagesTest::named)
          .toArray(String[]::new);

  /** Checks that screens reach each other only through the Navigator; all may read Settings. */
  @ArchTest
  public static void screensDoNotKnowEachOther(JavaClasses classes) {
    for (String screen : SCREENS) {
      String[] others = Stream.of(SCREENS).filter(s -> !s.equals(screen)).toArray(String[]::new);
      noClasses()
          .that()
          .resideInAPackage(screen)
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(others)
                  .and(not(resideInAPackage(named("settings")).and(simpleName("Settings")))))
          .allowEmptyShould(true)
          .check(classes);
    }
  }

  @ArchTest
  public static final ArchRule boardsAndGamesKnowNeitherScreensNorData =
      noClasses()
          .that()
          .resideInAnyPackage(named("board"), named("games"))
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(SCREENS)
                  .or(resideInAnyPackage(named("data"), named("cpu"), named("ui"))));

  @ArchTest
  public static final ArchRule boardsKnowNoGames =
      noClasses()
          .that()
          .resideInAPackage(named("board"))
          .should()
          .dependOnClassesThat(resideInAPackage(named("games")));

  /**
   * Checks that only the registry names games, and that games do not know each other. Packages that
   * similar games share know none of them: the games extend what is in there.
   */
  @ArchTest
  public static void onlyTheRegisterNamesGames(JavaClasses classes) {
    var users = new HashMap<String, Set<String>>();
    for (var gameUi : GameUiRegistry.all()) {
      var uis = packages(gameUi.getClass(), GameUi.class);
      for (int depth = 0; depth < uis.size(); depth++) {
        assertTrue(uis.get(depth), uis.get(depth).startsWith("tabuleiro.app.games."));
        addUsers(users, uis.get(depth), uis, depth);
      }
      var rules = packages(gameUi.game().getClass(), Object.class);
      for (int depth = 0; depth < rules.size(); depth++) {
        addUsers(users, rules.get(depth), uis, depth);
      }
    }
    users.forEach(
        (used, allowed) ->
            noClasses()
                .that()
                .resideOutsideOfPackages(allowed.toArray(String[]::new))
                .and()
                .doNotHaveFullyQualifiedName(GameUiRegistry.class.getName())
                .should()
                .dependOnClassesThat(resideInAPackage(used))
                .check(classes));
  }

  /** Returns the packages of a class and its superclasses below {@code end}, its own first. */
  private static List<String> packages(Class<?> start, Class<?> end) {
    var packages = new ArrayList<String>();
    for (Class<?> type = start; type != end; type = type.getSuperclass()) {
      packages.add(type.getPackageName() + "..");
    }
    return packages;
  }

  /** Lets a game's interface use a package, from its own classes down to what others share. */
  private static void addUsers(
      Map<String, Set<String>> users, String used, List<String> uis, int depth) {
    var allowed = uis.subList(0, Math.min(depth + 1, uis.size()));
    users.computeIfAbsent(used, none -> new HashSet<>()).addAll(allowed);
  }

  @ArchTest
  public static final ArchRule dataAndCpuKnowNoViews =
      noClasses()
          .that()
          .resideInAnyPackage(named("data"), named("cpu"))
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(SCREENS)
                  .or(
                      resideInAnyPackage(
                          named("board"), named("games"), named("ui"), "android.view..")))
          .allowEmptyShould(true);

  @ArchTest
  public static final ArchRule onlyDataKnowsTheDatabase =
      noClasses()
          .that()
          .resideOutsideOfPackage(named("data"))
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("androidx.room..", "androidx.sqlite..", "android.database..")
          .allowEmptyShould(true);

  /**
   * Rows and files contain arbitrary text of any length, on which Android's regular expressions
   * overflow the stack. The exception parses a short text of the app's own.
   */
  @ArchTest
  public static final ArchRule gamesAreReadWithoutRegularExpressions =
      noClasses()
          .that()
          .resideInAPackage(named("data"))
          .and(not(simpleName("StorageDamageReport")))
          .should()
          .dependOnClassesThat()
          .resideInAPackage("java.util.regex..")
          .orShould()
          .callMethod(String.class, "matches", String.class)
          .orShould()
          .callMethod(String.class, "replaceAll", String.class, String.class)
          .orShould()
          .callMethod(String.class, "replaceFirst", String.class, String.class)
          .orShould()
          .callMethod(String.class, "split", String.class)
          .orShould()
          .callMethod(String.class, "split", String.class, int.class);

  /** Shared services are passed in by the container; other packages do not create them. */
  private static final DescribedPredicate<JavaClass> SERVICES =
      type(GameRepository.class)
          .or(type(CpuWorker.class))
          .or(type(Settings.class))
          .or(type(PuzzleBook.class))
          .or(type(BeginnerTipStore.class))
          .or(type(TextDocumentAccess.class))
          .or(type(SavedStateFile.class))
          .or(type(GameCodeWriter.class))
          .or(type(HandlerScheduler.class));

  @ArchTest
  public static final ArchRule onlyTheContainerBuildsServices =
      noClasses()
          .that()
          .resideOutsideOfPackage(named("di"))
          .and(not(type(GameRepository.class)))
          .should()
          .callConstructorWhere(target(owner(SERVICES)))
          .orShould()
          .callMethodWhere(target(owner(type(GameRepository.class))).and(target(name("open"))));

  /**
   * View models and their packages do not use Android's main looper or clock, so that plain tests
   * control both.
   */
  @ArchTest
  public static final ArchRule viewModelsKnowNeitherThreadsNorClocksOfAndroid =
      noClasses()
          .that()
          .areAssignableTo(ViewModel.class)
          .or()
          .resideInAnyPackage(named("cpu"), named("tips"))
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(
              Application.class, Context.class, Handler.class, Looper.class, SystemClock.class)
          .orShould()
          .dependOnClassesThat()
          .areAssignableTo(AndroidViewModel.class);

  @ArchTest
  public static final ArchRule onlyTheSchedulerPostsToTheMainThread =
      noClasses()
          .that()
          .resideOutsideOfPackage(named("time"))
          .should()
          .dependOnClassesThat()
          .belongToAnyOf(Handler.class, Looper.class);

  /** Services do not depend on the container. */
  @ArchTest
  public static final ArchRule servicesDoNotKnowTheContainer =
      noClasses()
          .that()
          .resideInAnyPackage(
              named("board"),
              named("cpu"),
              named("data"),
              named("files"),
              named("games"),
              named("puzzlebook"),
              named("qr"),
              named("time"),
              named("tips"))
          .should()
          .dependOnClassesThat(resideInAPackage(named("di")));

  /** In tests several applications share a process; none may see what an earlier one left. */
  @ArchTest
  public static final ArchRule staticFieldsNeverChange =
      fields()
          .that()
          .areStatic()
          .and()
          .areDeclaredInClassesThat(
              DescribedPredicate.not(nameMatching("tabuleiro\\.app\\.R\\$.*")))
          .should()
          .beFinal();

  private static String named(String name) {
    return "tabuleiro.app." + name + "..";
  }
}

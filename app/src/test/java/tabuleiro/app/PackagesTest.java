package tabuleiro.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.junit.Assert.assertTrue;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import java.util.ArrayList;
import java.util.stream.Stream;
import org.junit.runner.RunWith;
import tabuleiro.app.games.GameLooks;
import tabuleiro.rules.game.Game;

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
                  .and(
                      DescribedPredicate.not(
                          resideInAPackage(named("settings")).and(simpleName("Settings")))))
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

  @ArchTest
  public static final ArchRule gamesDoNotKnowEachOther =
      slices().matching("tabuleiro.app.games.(*)..").should().notDependOnEachOther();

  /** Checks that only the registry names games; it also finds new games for this test. */
  @ArchTest
  public static void onlyTheRegisterNamesGames(JavaClasses classes) {
    for (var look : GameLooks.all()) {
      String own = look.getClass().getPackageName();
      assertTrue(own, own.startsWith(GameLooks.class.getPackageName() + "."));
      noClasses()
          .that()
          .resideOutsideOfPackage(own + "..")
          .and()
          .doNotHaveFullyQualifiedName(GameLooks.class.getName())
          .should()
          .dependOnClassesThat(resideInAPackage(own + ".."))
          .check(classes);
      noClasses()
          .that()
          .resideOutsideOfPackage(own + "..")
          .should()
          .dependOnClassesThat(resideInAnyPackage(rulesOf(look.game())))
          .check(classes);
    }
  }

  /** Returns the packages of a game's rules: its own, and those it shares with similar games. */
  private static String[] rulesOf(Game game) {
    var packages = new ArrayList<String>();
    for (Class<?> type = game.getClass(); type != Object.class; type = type.getSuperclass()) {
      packages.add(type.getPackageName() + "..");
    }
    return packages.toArray(String[]::new);
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
   * overflow the stack. The two exceptions parse short texts of the app's own.
   */
  @ArchTest
  public static final ArchRule gamesAreReadWithoutRegularExpressions =
      noClasses()
          .that()
          .resideInAPackage(named("data"))
          .and(DescribedPredicate.not(simpleName("StorageDamage").or(simpleName("RawRow"))))
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

  private static String named(String name) {
    return "tabuleiro.app." + name + "..";
  }
}

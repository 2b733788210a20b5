package tabuleiro.app;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.simpleName;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.runner.RunWith;

/** Which package of the app may know which; ARCHITECTURE.md says why. */
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
      Stream.of("home", "setup", "play", "library", "learn", "stats", "settings")
          .map(PackagesTest::named)
          .toArray(String[]::new);

  /** Screens reach each other through the Navigator; what is set in Settings is for all to read. */
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
  public static final ArchRule boardsKnowNeitherScreensNorData =
      noClasses()
          .that()
          .resideInAPackage(named("board"))
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(SCREENS).or(resideInAnyPackage(named("data"), named("cpu"))))
          .allowEmptyShould(true);

  @ArchTest
  public static final ArchRule dataAndCpuKnowNoViews =
      noClasses()
          .that()
          .resideInAnyPackage(named("data"), named("cpu"))
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(SCREENS)
                  .or(resideInAnyPackage(named("board"), named("ui"), "android.view..")))
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

  private static String named(String name) {
    return "tabuleiro.app." + name + "..";
  }
}

package tabuleiro.rules;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import java.util.stream.Stream;
import org.junit.runner.RunWith;
import tabuleiro.rules.console.GameToolRegistry;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.TextSanitizer;

/** Tests the dependencies between packages: the rules use no Android, and no game uses another. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "tabuleiro.rules", importOptions = ImportOption.DoNotIncludeTests.class)
public class PackagesTest {
  @ArchTest
  public static final ArchRule noAndroid =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("android..", "androidx..", "com.google..", "tabuleiro.app..");

  /**
   * Forbids regular expressions on texts of any length, since those of Android overflow the stack.
   */
  @ArchTest
  public static final ArchRule recordsAreReadWithoutRegularExpressions =
      noClasses()
          .that()
          .resideInAnyPackage("..record..", "..correspondence..")
          .or()
          .belongToAnyOf(TextSanitizer.class)
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

  /** Finds the games through the registry, so that a new one is checked from its first day. */
  @ArchTest
  public static void onlyTheRegisterNamesGames(JavaClasses classes) {
    for (var game : Games.all()) {
      String own = game.getClass().getPackageName() + "..";
      noClasses()
          .that()
          .resideOutsideOfPackage(own)
          .and()
          .doNotBelongToAnyOf(Games.class, GameToolRegistry.class)
          .should()
          .dependOnClassesThat(resideInAPackage(own))
          .check(classes);
    }
  }

  /** Allows the shared base packages of games only to these games. */
  @ArchTest
  public static void whatGamesShareIsKnownToThemAlone(JavaClasses classes) {
    for (var game : Games.all()) {
      var shared = game.getClass().getSuperclass();
      if (shared == Object.class) {
        continue;
      }
      String[] family =
          Stream.concat(Stream.of(shared), Games.all().stream().map(Game::getClass))
              .filter(shared::isAssignableFrom)
              .map(type -> type.getPackageName() + "..")
              .toArray(String[]::new);
      noClasses()
          .that()
          .resideOutsideOfPackages(family)
          .and()
          .doNotBelongToAnyOf(GameToolRegistry.class)
          .should()
          .dependOnClassesThat(resideInAPackage(shared.getPackageName() + ".."))
          .check(classes);
    }
  }
}

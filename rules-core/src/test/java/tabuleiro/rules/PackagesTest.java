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
import tabuleiro.rules.console.GameTools;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.TextSanitizer;

/** The rules know nothing of Android, and a game nothing of another. */
@RunWith(ArchUnitRunner.class)
@AnalyzeClasses(packages = "tabuleiro.rules", importOptions = ImportOption.DoNotIncludeTests.class)
public class PackagesTest {
  @ArchTest
  public static final ArchRule noAndroid =
      noClasses()
          .should()
          .dependOnClassesThat()
          .resideInAnyPackage("android..", "androidx..", "com.google..", "tabuleiro.app..");

  /** Anybody's text, of any length: Android's regular expressions run out of stack on it. */
  @ArchTest
  public static final ArchRule recordsAreReadWithoutRegularExpressions =
      noClasses()
          .that()
          .resideInAPackage("..record..")
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

  /** The registry finds the games, so that a new one is checked from its first day. */
  @ArchTest
  public static void onlyTheRegisterNamesGames(JavaClasses classes) {
    for (var game : Games.all()) {
      String own = game.getClass().getPackageName() + "..";
      noClasses()
          .that()
          .resideOutsideOfPackage(own)
          .and()
          .doNotBelongToAnyOf(Games.class, GameTools.class)
          .should()
          .dependOnClassesThat(resideInAPackage(own))
          .check(classes);
    }
  }

  /** What some games share is known to them alone. */
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
          .should()
          .dependOnClassesThat(resideInAPackage(shared.getPackageName() + ".."))
          .check(classes);
    }
  }
}

package tabuleiro.rules;

import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.junit.ArchUnitRunner;
import com.tngtech.archunit.lang.ArchRule;
import org.junit.runner.RunWith;

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

  @ArchTest
  public static final ArchRule gamesDoNotKnowEachOther =
      slices()
          .matching("tabuleiro.rules.(shacru|azacru|shakti|niju|shi)..")
          .should()
          .notDependOnEachOther();

  @ArchTest
  public static final ArchRule contractKnowsNoGame =
      noClasses()
          .that()
          .resideInAnyPackage(
              "tabuleiro.rules.game..",
              "tabuleiro.rules.board..",
              "tabuleiro.rules.match..",
              "tabuleiro.rules.ai..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                  "tabuleiro.rules.pacru..",
                  "tabuleiro.rules.shacru..",
                  "tabuleiro.rules.azacru..",
                  "tabuleiro.rules.shakti..",
                  "tabuleiro.rules.niju..",
                  "tabuleiro.rules.shi.."));
}

package tabuleiro.rules.console;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.text.SimpleDateFormat;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Date;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.Games;
import tabuleiro.rules.game.CommonReason;
import tabuleiro.rules.game.Game;
import tabuleiro.rules.game.MoveList;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.game.Result;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.record.DamagedRecordException;
import tabuleiro.rules.record.GameRecord;

/**
 * Interpreter of console commands about one game at a time. An answer begins with {@code = }, or
 * {@code ? } and the reason of a failure, and ends with an empty line. A failed command changes
 * nothing.
 */
final class Console {
  private static final String HELP =
      """
      games                       the games and their options
      new GAME [key=value…]       start a game
      show                        the board
      moves                       all legal moves, sorted
      play MOVE…                  play moves, all or none
      undo [N]                    take N moves back (1)
      turn | score | status       who moves, the count per seat, how it stands
      layout                      the position on one line
      layout TEXT                 start the same game from such a line
      hash                        the position's hash
      record [FILE]               the game as a record, also into a file
      load FILE                   read a record
      recover FILE                read what is left of a damaged record
      perft [GAME [key=value…]] DEPTH
      bench [GAME [key=value…]] [SECONDS]
      go LEVEL [seed=N] [movetime=MS] [nodes=N] [threads=N]   what the level would play
      plain DEPTH [seed=N]        what alpha-beta plays that counts points and moves only
      hint [movetime=MS] [nodes=N]                the best move
      eval                        what the position is worth to each seat at a glance
      arena GAME [key=value…] A B games=N [seed=N] [movetime=MS] [nodes=N]
                                  levels against each other; the limits are master's,
                                  lower levels get their share; level@N: N nodes a move
      duel GAME [key=value…] CLASSES [LEVEL] games=N [seed=N] [movetime=MS] [nodes=N]\
       [othernodes=N] [opening=N] [even=PERCENT] [threads=N] [plain=DEPTH]
                                  this build against the one whose classes are there;\
       gradle/duel makes them;
                                  even=12: from openings with chances of 38 to 62 % only;\
       plain=4: the other is plain alpha-beta
      proofs GAME [key=value…] [positions=N] [seed=N] [plies=N] [threads=N]\
       - checks the forced ends that the CPU tells of by trying all moves
      solve GAME [key=value…] [check=N] [seed=N]
                                  how a small game ends if nobody errs; N random positions are\
       compared with those after them
      tune GAME [key=value…] [games=N] [nodes=N] [seed=N] [calm=1]
                                  fits the weights of the evaluation to games with itself
      learn GAME [key=value…] [games=N] [nodes=N] [seed=N] [rounds=N] FILE
                                  goes on learning the table of the evaluation, writes it into\
       a file
      puzzles GAME [key=value…] [n=N] [seed=N] [games=N] [nodes=N] FILE
                                  finds n puzzles in games with itself, writes them into a\
       file
      puzzles verify GAME [nodes=N]               looks at the puzzles of a game once more
      review [nodes=N]            what each move of the game was worth, and what was better
      review verify GAME [key=value…] [games=N] [nodes=N] [seed=N]
                                  how often a review is right about what was better
      review explain GAME [key=value…] [games=N] [nodes=N] [seed=N]
                                  what it says of mistakes, to be checked by reading
      review repeat [games=N] [seed=N] [plies=N]
                                  whether two reviews of a game have the same figures
      quit\
      """;

  private final PrintStream out;
  private @Nullable Match match;
  private @Nullable EngineCommands engine;
  private boolean done;

  Console(PrintStream out) {
    this.out = out;
  }

  boolean isDone() {
    return done;
  }

  /** Runs a command line, prints its answer and returns whether it succeeded. */
  boolean run(String line) {
    if (line.isBlank()) {
      return true;
    }
    var words = new ArrayList<>(Arrays.asList(line.strip().split("\\s+")));
    var command = words.remove(0).toLowerCase(Locale.ROOT);
    try {
      print("= ", answer(command, words));
      return true;
    } catch (BadCommandException | RefusalException | IOException problem) {
      print("? ", problem.getMessage());
      return false;
    } catch (DamagedRecordException damage) {
      print("? ", damage.getMessage() + saved(damage));
      return false;
    }
  }

  private void print(String mark, @Nullable String text) {
    out.print(mark + String.valueOf(text).stripTrailing() + "\n\n");
    out.flush();
  }

  private String answer(String command, List<String> words)
      throws BadCommandException, RefusalException, DamagedRecordException, IOException {
    return switch (command) {
      case "help" -> HELP;
      case "games" -> games();
      case "new" -> start(words);
      case "show" -> GameToolRegistry.diagram(match().position());
      case "moves" -> moves();
      case "play" -> play(words);
      case "undo" -> undo(words);
      case "turn" -> Integer.toString(match().position().turn() + 1);
      case "score" -> score();
      case "status" -> status(match().result());
      case "layout" -> layout(words);
      case "hash" -> String.format(Locale.ROOT, "%016x", match().position().hash());
      case "record" -> record(words);
      case "load" -> load(GameRecord.parse(Files.readString(file(words))));
      case "recover" -> recover(Files.readString(file(words)));
      case "perft" -> perft(words);
      case "bench" -> bench(words);
      case "go" -> engine().go(match().position(), words);
      case "plain" -> EngineCommands.plain(match().position(), words);
      case "hint" -> engine().hint(match().position(), words);
      case "eval" -> engine().eval(match().position());
      case "arena" -> new Arena(ArenaSettings.parse(words)).run();
      case "duel" -> new Duel(words).run();
      case "proofs" -> new ForcedEndCheck(words).run();
      case "solve" -> new SolveCommand(words).run();
      case "tune" -> new EvaluationTuner(words).run();
      case "learn" -> new PatternTrainer(words).run();
      case "puzzles" -> PuzzleCommands.run(words);
      case "review" -> review(words);
      case "quit" -> {
        done = true;
        yield "";
      }
      default -> throw new BadCommandException("unknown command \"" + command + "\"; try help");
    };
  }

  private String review(List<String> words) throws BadCommandException, RefusalException {
    return switch (words.isEmpty() ? "" : words.get(0)) {
      case "verify" -> ReviewCommands.verify(words.subList(1, words.size()));
      case "repeat" -> ReviewRepeatCheck.run(words.subList(1, words.size()));
      case "explain" -> ReviewCommands.explain(words.subList(1, words.size()));
      default -> ReviewCommands.review(match(), words);
    };
  }

  private static String status(@Nullable Result result) {
    return result == null ? "playing" : result.status();
  }

  private Match match() throws BadCommandException {
    if (match == null) {
      throw new BadCommandException("there is no game yet: new GAME [key=value…]");
    }
    return match;
  }

  private EngineCommands engine() {
    if (engine == null) {
      engine = new EngineCommands(); // created on demand, since its tables are large
    }
    return engine;
  }

  private static String games() {
    return Games.all().stream()
        .map(
            game ->
                game.id()
                    + game.options().stream()
                        .map(option -> " " + option.key() + "=" + option.allowed())
                        .collect(Collectors.joining()))
        .collect(Collectors.joining("\n"));
  }

  private String start(List<String> words) throws BadCommandException, RefusalException {
    if (words.isEmpty()) {
      throw new BadCommandException("new needs a game: " + ids());
    }
    var options = options(words);
    var players = new ArrayList<Player>();
    for (int seat = 1; seat <= options.game().seats(options); seat++) {
      players.add(Player.person("Player " + seat));
    }
    match = new Match(options, players);
    return options.game().id() + " " + options;
  }

  /** Returns the layout of the position, or starts the same game from a layout. */
  private String layout(List<String> words) throws BadCommandException, RefusalException {
    if (!words.isEmpty()) {
      match = Match.from(match().options(), String.join(" ", words), match().players());
    }
    return match().position().layout();
  }

  private static Options options(List<String> words) throws RefusalException {
    return Options.parse(Games.byId(words.get(0)), words.subList(1, words.size()));
  }

  private static String ids() {
    return Games.all().stream().map(Game::id).collect(Collectors.joining(", "));
  }

  private String moves() throws BadCommandException {
    var position = match().position();
    var list = new MoveList();
    if (!match().isOver()) {
      position.moves(list);
    }
    return Arrays.stream(list.toArray())
        .mapToObj(position::format)
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private String play(List<String> words) throws BadCommandException, RefusalException {
    int ply = match().ply();
    if (words.isEmpty()) {
      throw new BadCommandException("play needs a move");
    }
    try {
      for (var word : words) {
        match().play(word);
      }
    } catch (RefusalException refusal) {
      int failed = match().ply() - ply;
      match().goTo(ply);
      if (failed > 0) {
        throw new BadCommandException("move " + (failed + 1) + ": " + refusal.getMessage());
      }
      if (words.size() == 1 || refusal.reason() != CommonReason.UNREADABLE) {
        throw refusal;
      }
      match().play(String.join(" ", words)); // one move written with blanks
    }
    return String.join(" ", match().notation().subList(ply, match().ply()));
  }

  private String undo(List<String> words) throws BadCommandException {
    int count = words.isEmpty() ? 1 : number(words.get(0));
    if (count > match().ply()) {
      throw new BadCommandException("there are only " + match().ply() + " moves to take back");
    }
    match().goTo(match().ply() - count);
    return "";
  }

  private String score() throws BadCommandException {
    var text = new StringBuilder();
    for (int seat = 0; seat < match().position().seats(); seat++) {
      text.append(seat == 0 ? "" : " ").append(match().position().score(seat));
    }
    return text.toString();
  }

  private String record(List<String> words) throws BadCommandException, IOException {
    var today = new SimpleDateFormat("yyyy-MM-dd", Locale.ROOT).format(new Date());
    var played = match().canRedo() ? match().branch() : match();
    var text = GameRecord.of(played, today).toText();
    if (!words.isEmpty()) {
      Files.writeString(file(words), text);
    }
    return text;
  }

  private String load(GameRecord record) {
    match = record.toMatch();
    return match.options().game().id() + " " + match.options() + ", " + match.ply() + " moves";
  }

  private String recover(String text) throws DamagedRecordException {
    try {
      return load(GameRecord.parse(text));
    } catch (DamagedRecordException damage) {
      if (damage.recovered() == null) {
        throw damage;
      }
      return load(damage.recovered()) + " before the damage at " + damage.getMessage();
    }
  }

  private static String saved(DamagedRecordException damage) {
    var recovered = damage.recovered();
    return recovered == null
        ? ""
        : "\nthe " + recovered.moves().size() + " moves before it can be had by: recover FILE";
  }

  private static Path file(List<String> words) throws BadCommandException {
    if (words.isEmpty()) {
      throw new BadCommandException("a file name is missing");
    }
    return Path.of(String.join(" ", words));
  }

  private String perft(List<String> words) throws BadCommandException, RefusalException {
    if (words.isEmpty()) {
      throw new BadCommandException("perft needs a depth");
    }
    int depth = number(words.remove(words.size() - 1));
    return Long.toString(Perft.count(position(words), depth));
  }

  private String bench(List<String> words) throws BadCommandException, RefusalException {
    boolean timed = !words.isEmpty() && words.get(words.size() - 1).matches("[0-9]+");
    int seconds = timed ? number(words.remove(words.size() - 1)) : 2;
    return new RulesBenchmark(position(words), Math.max(1, seconds)).run();
  }

  /** Returns the start position of the named game, or a copy of the current position. */
  private Position position(List<String> words) throws BadCommandException, RefusalException {
    if (words.isEmpty()) {
      return match().position().copy();
    }
    var options = options(words);
    return options.game().start(options);
  }

  private static int number(String word) throws BadCommandException {
    if (!word.matches("[0-9]{1,6}")) {
      throw new BadCommandException("\"" + word + "\" is no number");
    }
    return Integer.parseInt(word);
  }
}

package tabuleiro.rules.correspondence;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.TestScale;
import tabuleiro.rules.correspondence.MessageOutcome.Merged;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Tests whole correspondences over all games, with two to four seats on two to four devices, while
 * messages are lost, doubled, reordered, cut, mangled and forged. Ten thousand of them: {@code
 * ./gradlew :rules-core:test --tests '*ChaosTest' -PtestScale=100}.
 */
public class ChaosTest {
  private static final int CORRESPONDENCES = 200;

  private final Map<String, Integer> counts = new TreeMap<>();
  private Random random = new Random();
  private String note = "";
  private List<Device> devices = List.of();

  /** What those who sit there have played and sent. */
  private final List<String> truth = new ArrayList<>();

  /** Device with its one game. */
  private final class Device {
    final int seats;
    Match match;
    CorrespondenceState state;
    final List<String> inbox = new ArrayList<>();

    Device(int seats) {
      this.seats = seats;
    }

    /** Stores the state as an app does, and looks at what must never be lost. */
    void keep(Match newMatch, CorrespondenceState newState) {
      if (match != null) {
        var confirmed = match.notation().subList(0, state.confirmed());
        assertTrue(note, newMatch.length() >= confirmed.size());
        assertEquals(note, confirmed, newMatch.notation().subList(0, confirmed.size()));
      }
      match = newMatch;
      state = CorrespondenceState.parse(newState.toText());
      assertEquals(note, newState, state);
      int known = Math.min(truth.size(), match.length());
      int sure = Math.min(known, state.confirmed());
      assertEquals(note, truth.subList(0, sure), match.notation().subList(0, sure));
      for (int ply = sure; ply < state.confirmed(); ply++) {
        assertEquals(note + ": a move that nobody sent", "pass", match.notation().get(ply));
      }
    }

    Message message() {
      return state.message(match);
    }

    String text() throws RefusalException {
      return MessageWriter.write("Your turn, " + note + "!", message(), "2026-11-20");
    }
  }

  private void count(String what) {
    counts.merge(what, 1, Integer::sum);
  }

  @Test
  public void everyCorrespondenceEndsInAgreement() throws Exception {
    int correspondences = TestScale.times(CORRESPONDENCES);
    for (int seed = 0; seed < correspondences; seed++) {
      correspond(seed);
    }
    System.out.println(correspondences + " correspondences: " + counts);
    int refused = counts.getOrDefault("mangled and refused", 0);
    assertTrue(refused + " refused", refused < counts.get("mangled and read exactly") / 100);
    for (var outcome : MessageOutcome.class.getPermittedSubclasses()) {
      assertTrue(outcome + " in " + counts, counts.containsKey(outcome.getSimpleName()));
    }
  }

  private void correspond(int seed) throws Exception {
    random = new Random(seed);
    note = "seed " + seed;
    truth.clear();
    var options = options();
    int seats = options.game().seats(options);
    invite(options, seats);
    for (int step = 0; step < 60 + random.nextInt(140); step++) {
      step();
    }
    reachAll();
    for (var device : devices) {
      assertAgree(devices.get(0), device);
    }
    count(devices.get(0).match.isOver() ? "finished games" : "games that go on");
  }

  private Options options() throws RefusalException {
    var options = RandomMatches.options(random);
    boolean isShort = random.nextBoolean();
    if (options.game().id().equals("ni-ju") && isShort) {
      return Options.parse(options.game(), "tiles=5");
    }
    return options.game().id().equals("shi") && isShort
        ? Options.parse(Games.byId("shi"), "size=3")
        : options;
  }

  /** Deals the seats to devices; the first device begins and invites the others. */
  private void invite(Options options, int seats) {
    var here = new int[seats];
    int count = 2 + random.nextInt(seats - 1);
    for (int seat = 0; seat < seats; seat++) {
      here[seat < count ? seat : random.nextInt(count)] |= 1 << seat;
    }
    devices = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      devices.add(new Device(here[i]));
    }
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(Player.person((here[0] >> seat & 1) != 0 ? "Ana " + seat : ""));
    }
    boolean help = random.nextBoolean();
    var first = devices.get(0);
    first.keep(
        new Match(options, players), CorrespondenceState.begin(seats, here[0], help, random, 1));
  }

  private void step() throws Exception {
    var device = devices.get(random.nextInt(devices.size()));
    if (random.nextInt(3) > 0 && !device.inbox.isEmpty()) {
      // Messages come in any order, some twice.
      int which = random.nextInt(device.inbox.size());
      boolean again = random.nextInt(6) == 0;
      receive(device, again ? device.inbox.get(which) : device.inbox.remove(which));
    } else if (device.match != null && random.nextInt(12) == 0) {
      forge(device);
    } else if (device.match != null) {
      act(device);
      if (device.state.isUnsent(device.match) || random.nextInt(4) == 0) {
        send(device);
      }
    }
  }

  /** Does something that the rules and the state allow here. */
  private void act(Device device) {
    var match = device.match;
    var state = device.state;
    int seat = random.nextInt(match.players().size());
    boolean isAsked = state.draw(match).offered() != 0;
    if (state.mayPlay(match) && !isAsked && random.nextInt(3) > 0) {
      play(device);
    } else if (state.mayDecline(match, seat) && random.nextInt(3) == 0) {
      device.keep(match, state.decline(match, seat));
      count("draws declined");
    } else if (state.mayOffer(match, seat) && random.nextInt(6) == 0) {
      device.keep(match, state.offer(match, seat));
      count("draws offered or accepted");
    } else if (state.isHere(seat) && mayClose(match, seat) && random.nextInt(40) == 0) {
      match.close(new ChosenEnding(seat));
      device.keep(match, state.withNews());
      count("resignations");
    } else if (state.mayPlay(match)) {
      play(device);
    }
  }

  private static boolean mayClose(ReadableMatch match, int seat) {
    var position = match.position();
    int active = match.players().size() - Integer.bitCount(position.resigned());
    return !match.isOver() && !position.hasResigned(seat) && active == 2;
  }

  private void play(Device device) {
    var match = device.match;
    var legal = RandomMatches.legal(match.position());
    boolean resigns = match.position().mayResign() && random.nextInt(15) == 0;
    match.play(resigns ? Position.RESIGN : legal.get(random.nextInt(legal.size())));
    if (device.state.mayTakeBack(match) && random.nextInt(6) == 0) {
      match.goTo(match.ply() - 1);
      match = match.branch();
      count("moves taken back");
    } else {
      CorrespondenceState.passForResigned(match);
      count("moves");
    }
    device.keep(match, device.state);
  }

  private void send(Device sender) throws RefusalException {
    var text = sender.text();
    assertExact(sender.message(), text);
    for (int ply = truth.size(); ply < sender.match.length(); ply++) {
      truth.add(sender.match.notation().get(ply));
    }
    sender.keep(sender.match, sender.state.sent(sender.match, 2));
    for (var receiver : devices) {
      int fate = random.nextInt(12);
      if (receiver == sender || fate == 0) {
        count(receiver == sender ? "messages" : "messages lost");
        continue;
      }
      for (int copies = fate == 1 ? 2 : 1; copies > 0; copies--) {
        receiver.inbox.add(onTheWay(text));
      }
    }
  }

  private void assertExact(Message sent, String text) {
    var mangled = Mangling.several(text, random);
    try {
      var read = MessageReader.read(mangled);
      assertEquals(note, sent.match().snapshot(), read.match().snapshot());
      assertEquals(note, sent.correspondence(), read.correspondence());
      count("mangled and read exactly");
    } catch (RefusalException refusal) {
      count("mangled and refused");
    }
  }

  private String onTheWay(String text) {
    if (random.nextInt(10) == 0) {
      count("messages cut");
      return Mangling.several(text.substring(0, random.nextInt(text.length())), random);
    }
    if (random.nextInt(10) > 0) {
      return Mangling.several(text, random);
    }
    count("messages damaged");
    var damaged = new StringBuilder(text);
    for (int changes = 1 + random.nextInt(20); changes > 0; changes--) {
      char letter = text.charAt(random.nextInt(text.length()));
      damaged.setCharAt(random.nextInt(text.length()), letter);
    }
    return damaged.toString();
  }

  private void receive(Device device, String text) {
    Message message;
    try {
      message = MessageReader.read(text);
    } catch (RefusalException refusal) {
      count("refused as " + refusal.reason());
      return;
    }
    take(device, message);
  }

  /** Does with a message what an app does, and returns what it was. */
  private MessageOutcome take(Device device, Message message) {
    var terms = message.correspondence();
    boolean isKnown = device.match != null && device.state.shared().id().equals(terms.id());
    var outcome =
        isKnown
            ? MessageMerger.of(device.match, device.state, message, 3)
            : MessageMerger.stranger(message);
    count(outcome.getClass().getSimpleName());
    if (outcome instanceof MessageOutcome.Advanced advanced) {
      advanced.news().forEach(news -> count("news " + news));
      keep(device, advanced.merged());
    } else if (outcome instanceof MessageOutcome.Same same) {
      device.keep(device.match, same.state());
    } else if (outcome instanceof MessageOutcome.Older older) {
      device.keep(device.match, older.state());
    } else if (outcome instanceof MessageOutcome.Refused refused) {
      count("refused as " + refused.why().reason());
    } else if (outcome instanceof MessageOutcome.Invitation invitation && device.match == null) {
      accept(device, invitation);
    }
    return outcome;
  }

  private static void keep(Device device, Merged merged) {
    device.keep(merged.match(), merged.state());
  }

  private void accept(Device device, MessageOutcome.Invitation invitation) {
    var names = new HashMap<Integer, String>();
    for (int seat : invitation.freeSeats()) {
      if ((device.seats >> seat & 1) != 0) {
        names.put(seat, "Zé_" + seat);
      }
    }
    assertEquals(note, device.seats, names.keySet().stream().mapToInt(seat -> 1 << seat).sum());
    keep(device, MessageMerger.accept(invitation.theirs(), names, random, 4));
  }

  /** Delivers everything that is there, exactly, until nothing changes. */
  private void reachAll() throws RefusalException {
    for (int round = 0; round <= devices.size(); round++) {
      for (var sender : devices) {
        if (sender.match == null) {
          continue;
        }
        var message = sender.text();
        for (int ply = truth.size(); ply < sender.match.length(); ply++) {
          truth.add(sender.match.notation().get(ply));
        }
        sender.keep(sender.match, sender.state.sent(sender.match, 5));
        for (var receiver : devices) {
          if (receiver != sender) {
            receive(receiver, message);
          }
        }
      }
    }
  }

  private void assertAgree(Device one, Device other) {
    assertEquals(note, truth, other.match.notation());
    assertEquals(note, one.match.snapshot(), other.match.snapshot());
    assertEquals(note, one.state.draw(one.match), other.state.draw(other.match));
    assertTrue(note, !other.state.isUnsent(other.match));
    assertEquals(note, other.seats, other.state.here());
  }

  /** Sends a device what nobody sent, with a right check sum. It must not change its game. */
  private void forge(Device victim) throws RefusalException {
    var before = victim.match.snapshot();
    var stateBefore = victim.state;
    var base = victim.message();
    var match = base.match();
    var terms = base.correspondence();
    int mine = Integer.numberOfTrailingZeros(victim.state.here());
    int kind = random.nextInt(10);
    var forged =
        switch (kind) {
          case 0 -> withMove(base, victim.state.isHere(match.seatAt(match.length())));
          case 9 -> withMove(base, terms.isFree(match.seatAt(match.length())));
          case 1 -> withOtherMove(base, victim.state.here());
          case 2 -> withOtherMove(base, ~victim.state.here());
          case 3 ->
              new Message(
                  match,
                  new Correspondence(
                      Correspondence.randomId(random),
                      terms.devices(),
                      terms.helpAllowed(),
                      terms.offered(),
                      terms.declined()));
          case 4 ->
              new Message(
                  match,
                  new Correspondence(
                      terms.id(),
                      terms.devices(),
                      !terms.helpAllowed(),
                      terms.offered(),
                      terms.declined()));
          case 5 -> withOffer(base, mine);
          case 6 ->
              withEnd(base, random.nextBoolean() ? ChosenEnding.AGREED : new ChosenEnding(mine));
          case 7 -> {
            var others = new ArrayList<>(terms.devices());
            others.set(mine, Correspondence.randomDevice(random));
            yield new Message(match, terms.withDevices(others));
          }
          default -> otherGame(terms);
        };
    if (forged == null) {
      return;
    }
    count("forged");
    var text = MessageWriter.write("Forged", forged, "");
    var outcome = take(victim, MessageReader.read(Mangling.several(text, random)));
    assertTrue(note + outcome, !(outcome instanceof MessageOutcome.Advanced));
    assertEquals(note, before, victim.match.snapshot());
    assertEquals(note, stateBefore.draw(before), victim.state.draw(before));
    assertEquals(note, stateBefore.isUnsent(before), victim.state.isUnsent(before));
    forgeImpossible(victim.message());
  }

  private Message withMove(Message base, boolean isForbidden) {
    if (!isForbidden || base.match().isOver()) {
      return null;
    }
    var legal = RandomMatches.legal(base.match().position());
    base.match().play(legal.get(random.nextInt(legal.size())));
    return new Message(base.match(), base.correspondence().withDraw(0, 0));
  }

  /** Changes the last move of some seats; nothing follows it. */
  private Message withOtherMove(Message base, int seats) {
    var match = base.match();
    for (int ply = match.length() - 1; ply >= 0; ply--) {
      var position = match.positionAt(ply);
      var legal = RandomMatches.legal(position);
      legal.remove((Integer) match.moveAt(ply));
      boolean isResigned = position.hasResigned(position.turn());
      if ((seats >> match.seatAt(ply) & 1) != 0 && !legal.isEmpty() && !isResigned) {
        var other = MatchCopies.copy(match, ply, match.players());
        other.play(legal.get(random.nextInt(legal.size())));
        return new Message(other, base.correspondence().withDraw(0, 0));
      }
    }
    return null;
  }

  private Message withOffer(Message base, int mine) {
    var terms = base.correspondence();
    boolean isOffered = (terms.offered() >> mine & 1) != 0;
    boolean isDeclined = (terms.declined() >> mine & 1) != 0;
    if (isOffered && isDeclined || base.match().isOver()) {
      return null;
    }
    return new Message(
        base.match(),
        isOffered
            ? terms.withDraw(terms.offered(), terms.declined() | 1 << mine)
            : terms.withDraw(terms.offered() | 1 << mine, terms.declined()));
  }

  private Message withEnd(Message base, ChosenEnding closing) {
    if (base.match().isOver() || base.match().position().resigned() != 0) {
      return null;
    }
    base.match().close(closing);
    return base;
  }

  private Message otherGame(Correspondence terms) throws RefusalException {
    var options = RandomMatches.options(random);
    var match = RandomMatches.start(options, random);
    boolean isSame =
        match.players().size() != terms.devices().size()
            || devices.get(0).match.options().equals(options);
    return isSame ? null : new Message(match, terms);
  }

  /** Sends a record in which the last move is illegal, with a check sum that somebody made up. */
  private void forgeImpossible(Message message) throws RefusalException {
    var match = message.match();
    if (match.length() == 0) {
      return;
    }
    var text = MessageWriter.write("Forged", message, "");
    var record = text.substring(0, text.indexOf('{')) + text.substring(text.indexOf('}') + 1);
    record = record.strip();
    var position = match.positionAt(match.length() - 1);
    for (var move : List.of("a1-a9", "20r0@19,19", "d1-d5")) {
      if (!isLegal(position, move)) {
        var forged = record.substring(0, record.lastIndexOf(' ') + 1) + move;
        assertNull(note + forged, readOrNull(forged.replace("[Check \"", "[Check \"0")));
        assertNull(note + forged, readOrNull(forged));
        count("impossible moves");
      }
    }
  }

  private static boolean isLegal(Position position, String move) {
    try {
      position.parse(move);
      return true;
    } catch (RefusalException refusal) {
      return false;
    }
  }

  private static Message readOrNull(String text) {
    try {
      return MessageReader.read(text);
    } catch (RefusalException refusal) {
      return null;
    }
  }
}

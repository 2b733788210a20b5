package tabuleiro.rules.correspondence;

import static org.junit.Assert.assertEquals;
import static org.junit.Assert.assertFalse;
import static org.junit.Assert.assertNotEquals;
import static org.junit.Assert.assertNull;
import static org.junit.Assert.assertTrue;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import org.junit.Test;
import tabuleiro.rules.Games;
import tabuleiro.rules.correspondence.MessageOutcome.Merged;
import tabuleiro.rules.correspondence.MessageOutcome.News;
import tabuleiro.rules.game.Options;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;

/** Tests every outcome of a message that came. */
public class MessageMergerTest {
  private final Random random = new Random(7);

  /** Device of a person. */
  private static final class Device {
    Match match;
    CorrespondenceState state;

    Device(Merged merged) {
      keep(merged);
    }

    void keep(Merged merged) {
      match = merged.match();
      state = merged.state();
    }

    /** Plays moves and sends them. */
    Message play(String... moves) throws RefusalException {
      for (var move : moves) {
        match.play(move);
      }
      return send();
    }

    Message send() {
      state = state.sent(match, 1);
      return state.message(match);
    }

    MessageOutcome receive(Message message) throws RefusalException {
      return MessageMerger.of(match, state, CompactGame.read(CompactGame.write(message)), 9);
    }

    MessageOutcome.Advanced advance(Message message) throws RefusalException {
      var advanced = (MessageOutcome.Advanced) receive(message);
      keep(advanced.merged());
      return advanced;
    }

    CorrespondenceReason refuse(Message message) throws RefusalException {
      return (CorrespondenceReason) ((MessageOutcome.Refused) receive(message)).why().reason();
    }
  }

  private Device begin(String game, String options, int here) throws RefusalException {
    var parsed = Options.parse(Games.byId(game), options);
    int seats = parsed.game().seats(parsed);
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < seats; seat++) {
      players.add(Player.person((here >> seat & 1) != 0 ? "Ana" : ""));
    }
    var state = CorrespondenceState.begin(seats, here, false, random, 1);
    return new Device(new Merged(new Match(parsed, players), state));
  }

  private Device accept(Message message, int seat, String name) {
    var invitation = (MessageOutcome.Invitation) MessageMerger.stranger(message);
    return new Device(MessageMerger.accept(invitation.theirs(), Map.of(seat, name), random, 1));
  }

  private Device ana;
  private Device bea;

  /** Begins a small game in which Ana has moved and Bea has accepted. */
  private void beginShi() throws RefusalException {
    ana = begin("shi", "size=3", 1);
    bea = accept(ana.play("a3-a2"), 1, "Bea");
  }

  @Test
  public void anInvitationIsAcceptedAndTheNameComesBack() throws Exception {
    ana = begin("shi", "size=3", 1);
    var invitation = (MessageOutcome.Invitation) MessageMerger.stranger(ana.play("a3-a2"));
    assertEquals(List.of(1), invitation.freeSeats());
    bea = new Device(MessageMerger.accept(invitation.theirs(), Map.of(1, "Bea"), random, 1));
    assertEquals("Ana", bea.match.players().get(0).name());
    assertTrue("the acceptance is to be sent", bea.state.isUnsent(bea.match));
    var advanced = ana.advance(bea.send());
    assertEquals(EnumSet.of(News.SEAT_TAKEN), advanced.news());
    assertEquals("Bea", ana.match.players().get(1).name());
    assertFalse(bea.state.isUnsent(bea.match));
    assertEquals(bea.match.snapshot(), ana.match.snapshot());
  }

  @Test
  public void newMovesContinueTheGame() throws Exception {
    beginShi();
    var advanced = ana.advance(bea.play("b1-b2"));
    assertEquals(1, advanced.firstNew());
    assertEquals(EnumSet.of(News.MOVES, News.SEAT_TAKEN), advanced.news());
    assertEquals(List.of("a3-a2", "b1-b2"), ana.match.notation());
    assertEquals(2, ana.state.confirmed());
    assertEquals(9, ana.state.since());
    assertFalse(ana.state.mayTakeBack(ana.match));
    assertTrue(ana.state.mayPlay(ana.match));
  }

  @Test
  public void theSameAndOlderMessagesChangeNothing() throws Exception {
    beginShi();
    var first = bea.play("b1-b2");
    ana.advance(first);
    assertTrue(ana.receive(bea.send()) instanceof MessageOutcome.Same);
    assertTrue(bea.receive(bea.send()) instanceof MessageOutcome.Same);
    ana.play("c3-c2");
    assertTrue(ana.receive(first) instanceof MessageOutcome.Older);
  }

  /** Catches a move that was sent, but whose sending was not noted, as after a crash. */
  @Test
  public void aMoveThatComesBackCannotBeTakenBack() throws Exception {
    beginShi();
    bea.match.play("b1-b2");
    var sent = bea.state.message(bea.match);
    assertTrue(bea.state.mayTakeBack(bea.match));
    var same = (MessageOutcome.Same) bea.receive(sent);
    assertFalse(same.state().mayTakeBack(bea.match));
    assertFalse(same.state().isUnsent(bea.match));
  }

  @Test
  public void aMoveForMySeatIsRefused() throws Exception {
    beginShi();
    ana.advance(bea.play("b1-b2"));
    var forged = ana.state.message(ana.match);
    forged.match().play("c3-c2");
    var refused = (MessageOutcome.Refused) ana.receive(forged);
    assertEquals(CorrespondenceReason.YOUR_MOVE, refused.why().reason());
    assertEquals(List.of("2"), refused.why().details());
    var changed = new Message(branch(ana.match, 0, "a3-b2"), forged.correspondence());
    assertEquals(CorrespondenceReason.YOUR_MOVE, ana.refuse(changed));
  }

  private static Match branch(Match match, int ply, String... moves) throws RefusalException {
    var branch = MatchCopies.copy(match, ply, match.players());
    for (var move : moves) {
      branch.play(move);
    }
    return branch;
  }

  @Test
  public void aMoveForAFreeSeatIsRefused() throws Exception {
    ana = begin("shi", "size=3", 1);
    var message = ana.play("a3-a2");
    var forged = new Message(branch(ana.match, 1, "b1-b2"), message.correspondence());
    assertEquals(CorrespondenceReason.NOBODY_MOVED, ana.refuse(forged));
  }

  @Test
  public void gamesThatPartAreBothKeptUntilTheCorrectionIsAccepted() throws Exception {
    beginShi();
    var forged =
        new Message(branch(bea.match, 1, "c1-c2"), bea.state.message(bea.match).correspondence());
    ana.advance(forged); // nobody can know that Bea did not send it
    ana.play("c3-b2");
    var real = bea.play("b1-b2");
    var parts = (MessageOutcome.Parts) ana.receive(real);
    assertEquals(1, parts.ply());
    assertEquals("mine stays", List.of("a3-a2", "c1-c2", "c3-b2"), ana.match.notation());
    assertEquals(real.match().notation(), parts.theirs().match().notation());
    ana.keep(parts.corrected());
    assertEquals(bea.match.snapshot(), ana.match.snapshot());
    assertEquals(1, ana.state.here());
    assertTrue(ana.state.mayPlay(ana.match));
    bea.advance(ana.play("c3-c2"));
    assertEquals(ana.match.snapshot(), bea.match.snapshot());
  }

  @Test
  public void otherRulesUnderThisIdentityAreRefused() throws Exception {
    beginShi();
    var terms = ana.state.shared();
    var options = Options.parse(Games.byId("shi"), "size=4");
    var other = new Match(options, ana.match.players());
    assertEquals(CorrespondenceReason.OTHER_GAME, ana.refuse(new Message(other, terms)));
    var help = new Correspondence(terms.id(), terms.devices(), !terms.helpAllowed(), 0, 0);
    assertEquals(
        CorrespondenceReason.OTHER_GAME, ana.refuse(new Message(ana.match.branch(), help)));
  }

  @Test
  public void whoAcceptsSecondFindsTheSeatTaken() throws Exception {
    ana = begin("shi", "size=3", 1);
    var invitation = ana.play("a3-a2");
    bea = accept(invitation, 1, "Bea");
    var cal = accept(invitation, 1, "Cal");
    var fromBea = bea.play("b1-b2");
    ana.advance(fromBea);
    assertEquals(CorrespondenceReason.SEAT_TAKEN, ana.refuse(cal.play("c1-c2")));
    assertEquals(CorrespondenceReason.YOUR_SEAT_TAKEN, cal.refuse(fromBea));
    assertTrue(MessageMerger.stranger(fromBea) instanceof MessageOutcome.Full);
  }

  /** Catches a new phone that cannot take up its own game. */
  @Test
  public void whoLostTheGameTakesItUpAgain() throws Exception {
    beginShi();
    ana.advance(bea.play("b1-b2"));
    var full = (MessageOutcome.Full) MessageMerger.stranger(ana.play("c3-c2"));
    bea = new Device(MessageMerger.resume(full.theirs(), 1, 1));
    assertEquals(2, bea.state.here());
    ana.advance(bea.play("c1-b1"));
    assertEquals(ana.match.snapshot(), bea.match.snapshot());
  }

  @Test
  public void aResignationTravelsAndStands() throws Exception {
    beginShi();
    bea.match.close(new ChosenEnding(1));
    bea.state = bea.state.withNews();
    assertTrue("until it is sent", bea.state.mayTakeBack(bea.match));
    var message = bea.send();
    assertFalse(bea.state.mayTakeBack(bea.match));
    assertEquals(EnumSet.of(News.RESIGNED, News.SEAT_TAKEN), ana.advance(message).news());
    assertEquals(1, ana.match.result().winners());
    var forged = ana.send();
    forged.match().reopen();
    forged.match().close(new ChosenEnding(0));
    assertEquals(CorrespondenceReason.YOUR_END, ana.refuse(forged));
  }

  /** Catches a resignation that crosses a move: both must end with the same game. */
  @Test
  public void aResignationAndAMoveCross() throws Exception {
    beginShi();
    ana.advance(bea.play("b1-b2"));
    bea.match.close(new ChosenEnding(1));
    bea.state = bea.state.withNews();
    var resigned = bea.send();
    var moved = ana.play("c3-c2");
    ana.advance(resigned);
    bea.advance(moved);
    assertEquals(ana.match.snapshot(), bea.match.snapshot());
    assertEquals(3, ana.match.length());
    assertEquals(new ChosenEnding(1), ana.match.closing());
  }

  @Test
  public void aMoveThatWasNotSentIsDroppedByAResignation() throws Exception {
    beginShi();
    ana.advance(bea.play("b1-b2"));
    bea.match.close(new ChosenEnding(1));
    bea.state = bea.state.withNews();
    ana.match.play("c3-c2");
    ana.advance(bea.send());
    assertEquals(2, ana.match.length());
    assertEquals(ana.match.snapshot(), bea.match.snapshot());
  }

  @Test
  public void aDrawIsOfferedAndAccepted() throws Exception {
    beginShi();
    assertFalse("not before its own move", bea.state.mayOffer(bea.match, 1));
    bea.match.play("b1-b2");
    bea.state = bea.state.offer(bea.match, 1);
    assertEquals(
        EnumSet.of(News.MOVES, News.SEAT_TAKEN, News.DRAW_OFFERED), ana.advance(bea.send()).news());
    assertTrue(ana.state.mayOffer(ana.match, 0));
    ana.state = ana.state.offer(ana.match, 0);
    assertEquals(ChosenEnding.AGREED, ana.match.closing());
    assertEquals(EnumSet.of(News.DRAW_AGREED), bea.advance(ana.send()).news());
    assertEquals(ana.match.snapshot(), bea.match.snapshot());
  }

  @Test
  public void aDrawIsDeclinedByAWordOrByAMove() throws Exception {
    beginShi();
    bea.match.play("b1-b2");
    bea.state = bea.state.offer(bea.match, 1);
    ana.advance(bea.send());
    assertTrue(ana.state.mayDecline(ana.match, 0));
    ana.state = ana.state.decline(ana.match, 0);
    assertEquals(EnumSet.of(News.DRAW_DECLINED), bea.advance(ana.send()).news());
    assertFalse("once a move", bea.state.mayOffer(bea.match, 1));
    bea.advance(ana.play("c3-c2"));
    assertEquals(0, bea.state.draw(bea.match).offered());
    assertNull(bea.match.closing());
  }

  @Test
  public void anUndoneMoveLeavesTheOfferBeforeIt() throws Exception {
    beginShi();
    bea.match.play("b1-b2");
    bea.state = bea.state.offer(bea.match, 1);
    ana.advance(bea.send());
    ana.match.play("c3-c2");
    assertEquals(0, ana.state.draw(ana.match).offered());
    ana.match.goTo(ana.match.ply() - 1);
    assertEquals(2, ana.state.draw(ana.match).offered());
    assertEquals(2, ana.state.message(ana.match).match().length());
    assertFalse(ana.state.isUnsent(ana.match));
    assertTrue(ana.receive(bea.send()) instanceof MessageOutcome.Same);
    assertTrue(ana.state.mayPlay(ana.match));
  }

  @Test
  public void nobodyOffersOrAgreesForMe() throws Exception {
    beginShi();
    var message = bea.play("b1-b2");
    ana.advance(message);
    var terms = ana.state.shared();
    var match = ana.match;
    assertEquals(
        CorrespondenceReason.YOUR_OFFER,
        ana.refuse(new Message(branch(match, 2), terms.withDraw(1, 0))));
    assertEquals(
        CorrespondenceReason.YOUR_OFFER,
        ana.refuse(new Message(branch(match, 2), terms.withDraw(2, 1))));
    var agreed = branch(match, 2);
    agreed.close(ChosenEnding.AGREED);
    assertEquals(
        CorrespondenceReason.YOUR_END, ana.refuse(new Message(agreed, terms.withDraw(2, 0))));
  }

  private static String first(Position position) {
    return position.format(position.legalMoves().get(0));
  }

  /** Catches a game for four that stops, or differs, behind a seat that resigned. */
  @Test
  public void seatsThatResignedPassOnEveryDevice() throws Exception {
    ana = begin("shacru", "players=4", 0b0101);
    bea = accept(ana.play(first(ana.match.position())), 1, "Bea");
    var cal = accept(bea.play("resign"), 3, "Cal");
    ana.advance(bea.send());
    var third = ana.play(first(ana.match.position()));
    cal.advance(third);
    bea.advance(third);
    var fourth = cal.play(first(cal.match.position()));
    ana.advance(fourth);
    var fifth = ana.play(first(ana.match.position()));
    assertEquals("not yet passed", 5, fifth.match().length());
    cal.advance(fifth);
    bea.advance(fifth);
    ana.keep(new Merged(passed(ana.match), ana.state.sent(passed(ana.match), 1)));
    for (var device : List.of(ana, bea, cal)) {
      assertEquals("pass", device.match.notation().get(5));
      assertEquals(ana.match.notation(), device.match.notation());
      assertTrue(ana.receive(device.send()) instanceof MessageOutcome.Same || device != ana);
    }
    assertTrue(ana.state.mayPlay(ana.match));
    assertFalse(cal.state.mayPlay(cal.match));
  }

  private static Match passed(Match match) {
    var passed = match.branch();
    CorrespondenceState.passForResigned(passed);
    return passed;
  }

  @Test
  public void theStateIsOneShortLine() throws Exception {
    for (int seed = 0; seed < 100; seed++) {
      var source = new Random(seed);
      var terms = RandomMatches.correspondence(2 + seed % 3, source);
      var state =
          new CorrespondenceState(
              terms,
              source.nextInt(4096),
              Correspondence.randomDevice(source),
              source.nextInt(4096),
              source.nextBoolean(),
              source.nextLong() >>> 1);
      var text = state.toText();
      assertEquals(state, CorrespondenceState.parse(text));
      assertEquals("unknown words", state, CorrespondenceState.parse(text + " more=x y"));
      assertTrue(text, text.length() <= 200);
      assertNull(CorrespondenceState.parse(text.replace("id=", "id=x")));
      assertNotEquals(state, CorrespondenceState.parse(text.replace("confirmed=", "confirmed=1")));
    }
    for (var text : List.of("", "x", "id", "=", "device=AAAA", "x".repeat(2000))) {
      assertNull(text, CorrespondenceState.parse(text));
    }
  }
}

package tabuleiro.rules.correspondence;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import org.jspecify.annotations.Nullable;
import tabuleiro.rules.correspondence.MessageOutcome.Merged;
import tabuleiro.rules.correspondence.MessageOutcome.News;
import tabuleiro.rules.game.Position;
import tabuleiro.rules.game.RefusalException;
import tabuleiro.rules.match.ChosenEnding;
import tabuleiro.rules.match.Match;
import tabuleiro.rules.match.Player;
import tabuleiro.rules.match.ReadableMatch;

/**
 * Merges the state of a game by message that another device sent with the state that this device
 * holds. What two devices hold grows in the same way in whichever order their messages come: moves
 * only follow, seats are only taken, offers and answers only add up until the next move, and of two
 * ends the same one stays.
 */
public final class MessageMerger {
  private final ReadableMatch mine;
  private final CorrespondenceState state;
  private final Message message;
  private final Match theirs;
  private final Correspondence theirTerms;
  private final int seats;

  /** The number of moves that both have in common. */
  private final int common;

  private MessageMerger(ReadableMatch mine, CorrespondenceState state, Message message) {
    this.mine = mine;
    this.state = state;
    this.message = message;
    theirs = message.match();
    theirTerms = terms(message);
    seats = mine.players().size();
    int same = 0;
    while (same < Math.min(mine.length(), theirs.length())
        && mine.notation().get(same).equals(theirs.notation().get(same))) {
      same++;
    }
    common = same;
  }

  private static Correspondence terms(Message message) {
    return Objects.requireNonNull(message.correspondence(), "a game by message");
  }

  /** Returns what becomes of a message about a game that is not here. */
  public static MessageOutcome stranger(Message message) {
    var free = new ArrayList<Integer>();
    for (int seat = 0; seat < message.match().players().size(); seat++) {
      if (terms(message).isFree(seat)) {
        free.add(seat);
      }
    }
    return free.isEmpty()
        ? new MessageOutcome.Full(message)
        : new MessageOutcome.Invitation(message, free);
  }

  /** Accepts an invitation with names for the free seats that are taken. */
  public static Merged accept(
      Message invitation, Map<Integer, String> names, Random random, long now) {
    var device = Correspondence.randomDevice(random);
    var terms = terms(invitation);
    var devices = new ArrayList<>(terms.devices());
    var players = new ArrayList<>(invitation.match().players());
    for (var taken : names.entrySet()) {
      if (!terms.isFree(taken.getKey())) {
        throw new IllegalArgumentException("seat " + taken.getKey() + " is taken");
      }
      devices.set(taken.getKey(), device);
      players.set(taken.getKey(), Player.person(taken.getValue()));
    }
    return take(invitation, players, terms.withDevices(devices), device, true, now);
  }

  /** Takes up again the game of a seat that sat on this person's device before. */
  public static Merged resume(Message message, int seat, long now) {
    var terms = terms(message);
    if (terms.isFree(seat)) {
      throw new IllegalArgumentException("nobody sits on seat " + seat);
    }
    var device = terms.devices().get(seat);
    return take(message, message.match().players(), terms, device, false, now);
  }

  private static Merged take(
      Message message,
      List<Player> players,
      Correspondence terms,
      String device,
      boolean hasNews,
      long now) {
    var theirs = message.match();
    var match = MatchCopies.copy(theirs, theirs.length(), players);
    end(match, theirs.closing());
    int draw = match.length();
    return new Merged(
        match, new CorrespondenceState(terms, draw, device, match.length(), hasNews, now));
  }

  /** Returns what becomes of a message about the game that is here. */
  public static MessageOutcome of(
      ReadableMatch mine, CorrespondenceState state, Message message, long now) {
    // Whether they have played the passes for seats that resigned does not matter.
    CorrespondenceState.passForResigned(message.match());
    int plies = Math.max(mine.ply(), state.confirmed());
    var played = plies < mine.length() ? MatchCopies.copy(mine, plies, mine.players()) : mine;
    var merge = new MessageMerger(played, state, message);
    try {
      return merge.outcome(now);
    } catch (RefusalException refusal) {
      return new MessageOutcome.Refused(refusal, message);
    }
  }

  private MessageOutcome outcome(long now) throws RefusalException {
    checkTerms();
    var devices = devices();
    checkMoves(devices);
    checkDraw();
    checkEnd();
    boolean parts = common < Math.min(mine.length(), theirs.length());
    if (parts) {
      var shared = theirTerms.withDevices(devices);
      var match = MatchCopies.copy(theirs, theirs.length(), players(devices));
      end(match, theirs.closing());
      var corrected =
          new CorrespondenceState(
              shared, match.length(), state.device(), match.length(), false, now);
      return new MessageOutcome.Parts(common, message, new Merged(match, corrected));
    }
    return follow(devices, now);
  }

  private void checkTerms() throws RefusalException {
    if (!mine.options().equals(theirs.options())
        || !mine.layout().equals(theirs.layout())
        || !state.shared().id().equals(theirTerms.id())
        || state.shared().helpAllowed() != theirTerms.helpAllowed()) {
      throw new RefusalException(CorrespondenceReason.OTHER_GAME);
    }
  }

  /** Returns the devices by seat that one of both names, or refuses two on one seat. */
  private List<String> devices() throws RefusalException {
    var devices = new ArrayList<String>();
    for (int seat = 0; seat < seats; seat++) {
      var here = state.shared().devices().get(seat);
      var there = theirTerms.devices().get(seat);
      boolean isMine = here.equals(state.device());
      if (!there.isEmpty() && !here.equals(there)) {
        if (isMine || there.equals(state.device())) {
          throw new RefusalException(CorrespondenceReason.YOUR_SEAT_TAKEN, seat + 1);
        }
        if (!here.isEmpty()) {
          throw new RefusalException(CorrespondenceReason.SEAT_TAKEN, seat + 1);
        }
      }
      devices.add(here.isEmpty() ? there : here);
    }
    return devices;
  }

  /** Refuses moves that are new here but made for a seat that sits here or nowhere. */
  private void checkMoves(List<String> devices) throws RefusalException {
    var position = theirs.positionAt(common);
    for (int ply = common; ply < theirs.length(); ply++) {
      int seat = theirs.seatAt(ply);
      int round = ply / seats + 1;
      boolean isForced = theirs.moveAt(ply) == Position.PASS && position.hasResigned(seat);
      if (!isForced && state.isHere(seat)) {
        throw new RefusalException(CorrespondenceReason.YOUR_MOVE, round);
      }
      if (!isForced && devices.get(seat).isEmpty()) {
        throw new RefusalException(CorrespondenceReason.NOBODY_MOVED, round);
      }
      position.play(theirs.moveAt(ply));
    }
  }

  /** Returns my own offers and answers that count where the message stands. */
  private Correspondence myDraw() {
    boolean isSamePlace = mine.length() == theirs.length() && common == mine.length();
    return isSamePlace ? state.draw(mine) : state.shared().withDraw(0, 0);
  }

  /** Refuses offers and answers that name a seat that sits here but were not made here. */
  private void checkDraw() throws RefusalException {
    if (theirs.length() < mine.length() && common == theirs.length()) {
      return; // they have lapsed
    }
    int here = state.here();
    var draw = myDraw();
    if ((theirTerms.offered() & here & ~draw.offered()) != 0
        || (theirTerms.declined() & here & ~draw.declined()) != 0) {
      throw new RefusalException(CorrespondenceReason.YOUR_OFFER);
    }
  }

  /** Refuses an end that somebody here would have to choose or that the game does not allow. */
  private void checkEnd() throws RefusalException {
    var closing = theirs.closing();
    if (closing == null || closing.equals(mine.closing())) {
      return;
    }
    int active = (1 << seats) - 1 & ~theirs.position().resigned();
    if (closing.equals(ChosenEnding.AGREED)) {
      if ((state.here() & active & ~myDraw().offered()) != 0) {
        throw new RefusalException(CorrespondenceReason.YOUR_END);
      }
      if (!CorrespondenceState.agrees(theirs, theirTerms)) {
        throw new RefusalException(CorrespondenceReason.BAD_END);
      }
      return;
    }
    if (state.isHere(closing.resigns())) {
      throw new RefusalException(CorrespondenceReason.YOUR_END);
    }
    boolean movedOn = false;
    for (int ply = theirs.length(); ply < mine.length() && common == theirs.length(); ply++) {
      movedOn |= mine.seatAt(ply) == closing.resigns();
    }
    boolean isActive = (active >> closing.resigns() & 1) != 0;
    if (movedOn || !isActive || Integer.bitCount(active) != 2) {
      throw new RefusalException(CorrespondenceReason.BAD_END);
    }
  }

  /** Returns the outcome of a message whose moves begin mine, or continue them. */
  private MessageOutcome follow(List<String> devices, long now) throws RefusalException {
    boolean isLonger = theirs.length() > mine.length();
    var resignation = resignation();
    int length = Math.max(theirs.length(), mine.length());
    if (resignation != null && !resignation.equals(mine.closing())) {
      length = Math.max(theirs.length(), state.confirmed()); // what was not sent is not made
    }
    var match = MatchCopies.copy(isLonger ? theirs : mine, length, players(devices));
    var draw = draw(match).withDevices(devices);
    if (CorrespondenceState.agrees(match, draw)) {
      end(match, ChosenEnding.AGREED);
    }
    end(match, resignation);
    boolean isKnown = isLonger || theirs.length() == match.length();
    boolean theyKnowAll =
        isKnown
            && Objects.equals(match.closing(), theirs.closing())
            && theirTerms.devices().equals(devices)
            && theirTerms.offered() == draw.offered()
            && theirTerms.declined() == draw.declined();
    var news = news(match, draw, isLonger);
    var merged =
        new CorrespondenceState(
            draw,
            match.length(),
            state.device(),
            Math.max(Math.min(theirs.length(), match.length()), state.confirmed()),
            state.hasNews() && !theyKnowAll,
            news.isEmpty() ? state.since() : now);
    if (!news.isEmpty() || match.length() < mine.length()) {
      int firstNew = Math.min(mine.length(), match.length());
      return new MessageOutcome.Advanced(new Merged(match, merged), firstNew, news);
    }
    return theirs.length() < mine.length()
        ? new MessageOutcome.Older(merged)
        : new MessageOutcome.Same(merged);
  }

  /** Returns the resignation that one of both knows, or null; of two the one of the lower seat. */
  private @Nullable ChosenEnding resignation() throws RefusalException {
    var here = mine.closing();
    var there = theirs.closing();
    if (here != null && here.resigns() >= 0) {
      for (int ply = mine.length(); ply < theirs.length(); ply++) {
        if (theirs.seatAt(ply) == here.resigns()) {
          throw new RefusalException(CorrespondenceReason.BAD_END);
        }
      }
    }
    if (here == null || here.resigns() < 0) {
      return there == null || there.resigns() < 0 ? null : there;
    }
    return there == null || there.resigns() < 0 || here.resigns() < there.resigns() ? here : there;
  }

  /** Returns all offers and answers after the last move of the merged match. */
  private Correspondence draw(ReadableMatch match) {
    var here = state.draw(mine);
    boolean isHere = mine.length() == match.length();
    boolean isThere = theirs.length() == match.length();
    int offered = (isHere ? here.offered() : 0) | (isThere ? theirTerms.offered() : 0);
    int declined = (isHere ? here.declined() : 0) | (isThere ? theirTerms.declined() : 0);
    return state.shared().withDraw(offered, declined);
  }

  private static void end(Match match, @Nullable ChosenEnding closing) {
    if (closing != null && !match.isOver()) {
      match.close(closing);
    }
  }

  private EnumSet<News> news(ReadableMatch match, Correspondence draw, boolean hasMoves) {
    var news = EnumSet.noneOf(News.class);
    var before = hasMoves ? state.shared().withDraw(0, 0) : state.draw(mine);
    var closing = match.closing();
    if (hasMoves) {
      news.add(News.MOVES);
    }
    if (!draw.devices().equals(before.devices())) {
      news.add(News.SEAT_TAKEN);
    }
    if (closing != null && !closing.equals(mine.closing())) {
      news.add(closing.equals(ChosenEnding.AGREED) ? News.DRAW_AGREED : News.RESIGNED);
    } else if ((draw.declined() & ~before.declined()) != 0) {
      news.add(News.DRAW_DECLINED);
    } else if ((draw.offered() & ~before.offered()) != 0) {
      news.add(News.DRAW_OFFERED);
    }
    return news;
  }

  /** Returns the players with the names that came with the seats. */
  private List<Player> players(List<String> devices) {
    var players = new ArrayList<Player>();
    for (int seat = 0; seat < seats; seat++) {
      var here = mine.players().get(seat);
      var there = theirs.players().get(seat);
      boolean isNew = state.shared().isFree(seat) && !devices.get(seat).isEmpty();
      players.add(isNew && !there.name().isEmpty() ? there : here);
    }
    return players;
  }
}

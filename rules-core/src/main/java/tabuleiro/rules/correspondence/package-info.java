/**
 * Games by message: what travels, how it is written and read, and how a game that came is merged
 * with the one that is here. docs/records.md describes the formats.
 *
 * <p>{@link tabuleiro.rules.correspondence.CompactGame} writes any match, with or without what
 * belongs to a game by message ({@link tabuleiro.rules.correspondence.Correspondence}), as one word
 * of capital letters and digits, all of them letters of QR codes, and reads it back:
 *
 * <pre>{@code
 * String word = CompactGame.write(new Message(match, null)); // or with a Correspondence
 * Message message = CompactGame.read(word); // or throws a Refusal with a CorrespondenceReason
 * }</pre>
 *
 * A game by message takes this way:
 *
 * <pre>{@code
 * state = CorrespondenceState.begin(seats, here, helpAllowed, random, now); // stored with the match
 * text = MessageWriter.write(sentence, state.message(match), date); // Send move
 * state = state.sent(match, now);
 * message = MessageReader.read(received); // or throws a Refusal
 * outcome = Merge.of(match, state, message, now); // with the game of the message's identity
 * outcome = Merge.stranger(message); // without one: Merge.accept answers an invitation
 * }</pre>
 */
package tabuleiro.rules.correspondence;

/**
 * Games by message: what travels, how it is written and read, and how a game that came is merged
 * with the one that is here.
 *
 * <p>{@link tabuleiro.rules.correspondence.CompactGame} writes any match, with or without what
 * belongs to a game by message ({@link tabuleiro.rules.correspondence.Correspondence}), as one word
 * of capital letters and digits, and reads it back:
 *
 * <pre>{@code
 * String code = CompactGame.write(new Message(match, null)); // or with a Correspondence
 * Message message = CompactGame.read(code); // or throws a Refusal with a CorrespondenceReason
 * }</pre>
 *
 * The word consists of letters of the alphanumeric mode of QR codes only.
 */
package tabuleiro.rules.correspondence;

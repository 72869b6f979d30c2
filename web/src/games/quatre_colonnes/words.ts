/** What the elements of Les 4 colonnes are called, and what its messages mean to the eye. */

import { capitalise, say } from '../../lib/i18n.svelte';
import type { Choice, Position, Words } from '../../lib/protocol.gen';
import type { Flash } from '..';

/** The colour of a token, an arrow, a workshop: the letter that its name holds. */
function nameOf(colour: string): string {
  return say(`quatre_colonnes-colour-${colour}`);
}

/** What a column is called: “green 2”. */
export function pieceName(id: string): string {
  return say('quatre_colonnes-piece', { colour: id.charAt(0), number: id.slice(1) });
}

function describePlace(place: string): string {
  const [kind, rest = ''] = place.split(':');
  if (kind === 'cell') return say('web-quatre_colonnes-cell', { cell: rest });
  if (kind === 'arrow')
    return say('web-quatre_colonnes-arrow', {
      colour: nameOf(rest.charAt(0)),
      step: rest.slice(1),
    });
  return say(`web-quatre_colonnes-${kind}`, { colour: nameOf(rest.charAt(0)) });
}

/** A token with where it stands, or a place with what stands on it. */
export function describe(element: string, position: Position): string {
  if (element.startsWith('token:')) {
    const piece = position.pieces.find((each) => each.id === element.slice(6));
    if (!piece) return element;
    return say('web-quatre_colonnes-token', {
      name: capitalise(pieceName(piece.id)),
      place: describePlace(piece.place),
    });
  }
  const standing = position.pieces
    .filter((piece) => piece.place === element)
    .map((piece) => pieceName(piece.id));
  const place = describePlace(element);
  return standing.length > 0
    ? say('web-quatre_colonnes-holds', { place, tokens: standing.join(', ') })
    : place;
}

/** The tokens that an action would send back. */
export function sentBack(effects: Words[]): Set<string> {
  return new Set(
    effects
      .filter((words) => words.key === 'quatre_colonnes-sent-back')
      .map((words) => String(words.arguments['token'])),
  );
}

/** The cells of a bonus that an action would earn. */
export function bonusOf(effects: Words[]): number {
  return Number(
    effects.find((words) => words.key === 'quatre_colonnes-bonus-earned')?.arguments['cells'] ?? 0,
  );
}

/** A bonus lights up on the summit; it is shown where nothing else stands in the way. */
export function flashes(messages: Words[]): Flash[] {
  const bonus = bonusOf(messages);
  return bonus > 0 ? [{ element: 'centre', text: `+${bonus}` }] : [];
}

/** The bonus that is to be played now. */
export function inHand(choices: Choice[]): string[] {
  const cells = choices.find((choice) => choice.action.startsWith('bonus '))?.action.split(' ')[2];
  return cells ? [`+${cells}`] : [];
}

/** What touching an element would have meant: moving that token by a die in hand, or by the bonus. */
export function question(element: string, position: Position, choices: Choice[]): string | null {
  if (!element.startsWith('token:')) return null;
  const token = element.slice(6);
  const piece = position.pieces.find((each) => each.id === token);
  const bonus = choices.find((choice) => choice.action.startsWith('bonus '))?.action.split(' ')[2];
  if (bonus) return `bonus ${token} ${bonus}`;
  const die = position.dice.find((each) => each.status === 'free')?.face;
  if (die === undefined) return null;
  return piece?.place.startsWith('workshop') ? `exit ${token} ${die}` : `move ${token} ${die}`;
}

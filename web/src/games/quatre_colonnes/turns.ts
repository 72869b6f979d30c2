/** What a turn of Les 4 colonnes did: marked on the board, and summed up in one line. */

import { join, say } from '../../lib/i18n.svelte';
import type { Words } from '../../lib/protocol.gen';
import { NO_TRACE, type Names, type PlayedPly, type Trace } from '..';
import { WAYS } from './geometry';
import { pieceName } from './words';

const THROWS = ['drew', 'threw-alone', 'built', 'not-built'].map((key) => `quatre_colonnes-${key}`);

function isTold(words: Words, key: string): boolean {
  return words.key === `quatre_colonnes-${key}`;
}

function messagesOf(plies: PlayedPly[], key: string): Words[] {
  return plies.flatMap((ply) => ply.messages).filter((words) => isTold(words, key));
}

function tokenOf(words: Words): string {
  return String(words.arguments['token']);
}

/** Whose turn a ply belongs to: that of the seat that threw. */
export function findColour(ply: PlayedPly): string | undefined {
  const thrown = ply.messages.find((words) => THROWS.includes(words.key));
  return thrown && String(thrown.arguments['colour']);
}

function placeOf(words: Words): string {
  const { where, cell } = words.arguments;
  const colour = tokenOf(words).charAt(0);
  return where === 'summit'
    ? `summit:${colour}`
    : where === 'arrow'
      ? `arrow:${colour}${cell}`
      : `cell:${cell}`;
}

/** The ways of the columns, in order. One that was sent back stood where the one before it arrived. */
export function trace(plies: PlayedPly[]): Trace {
  const ways: Trace['ways'] = [];
  const add = (piece: string, from: string | undefined, to: string, isSentBack = false) => {
    if (from !== undefined && from !== to) ways.push({ piece, from, to, isSentBack });
  };
  for (const words of plies.flatMap((ply) => ply.messages)) {
    const piece = tokenOf(words);
    const colour = piece.charAt(0);
    const home = `workshop:${colour}`;
    if (isTold(words, 'left-workshop')) add(piece, home, `cell:${words.arguments['cell']}`);
    else if (isTold(words, 'moved'))
      add(piece, WAYS[colour]?.[Number(words.arguments['origin'])], placeOf(words));
    else if (isTold(words, 'sent-back')) add(piece, ways.at(-1)?.to, home, true);
    else if (isTold(words, 'third-six') && words.arguments['where'] !== 'nowhere') {
      const stood = ways.filter((way) => way.piece === piece).at(-1)?.to;
      add(
        piece,
        stood,
        words.arguments['where'] === 'start' ? (WAYS[colour]?.[1] ?? home) : home,
        true,
      );
    }
  }
  return { ...NO_TRACE, ways };
}

/** “Green brought a column out, sent red 3 home and took 20 cells”. */
export function summarise(plies: PlayedPly[], names: Names): string {
  const colour = plies.map(findColour).find(Boolean);
  return colour ? `${names[colour]} ${join(listDeeds(plies, colour))}` : '';
}

function diceOf(plies: PlayedPly[]): string {
  const thrown = plies.flatMap((ply) => ply.messages).filter((words) => THROWS.includes(words.key));
  return join(
    thrown.map((words) =>
      String(words.arguments['dice'] ?? words.arguments['die']).replace(' ', ' + '),
    ),
  );
}

/** A column of the player is told by its number; that of a partner by its colour, too. */
function nameColumn(token: string, colour: string): Record<string, string> {
  const [letter = '', number = ''] = token;
  return { own: letter === colour ? 'yes' : 'no', number, token: pieceName(token) };
}

function listDeeds(plies: PlayedPly[], colour: string): string[] {
  const deeds: string[] = [];
  const add = (what: string, args: Record<string, string | number> = {}) =>
    void deeds.push(say(`web-quatre_colonnes-did-${what}`, args));
  const isBonus = (ply: PlayedPly) => ply.event?.startsWith('bonus ') ?? false;
  const moved = messagesOf(
    plies.filter((ply) => !isBonus(ply)),
    'moved',
  );
  const tokens = new Set(moved.map(tokenOf));
  const bonus = messagesOf(plies.filter(isBonus), 'moved').reduce(
    (total, words) => total + Number(words.arguments['cells']),
    0,
  );
  const out = messagesOf(plies, 'left-workshop').length;
  const raised = messagesOf(plies, 'reached-summit').length;
  const home = messagesOf(plies, 'sent-back').map((words) => pieceName(tokenOf(words)));
  const sixth = messagesOf(plies, 'third-six')[0];
  const tried = messagesOf(plies, 'not-built')[0];
  if (out > 0) add('exit', { count: out });
  if (tokens.size > 1) add('moves', { count: tokens.size });
  else if (moved[0]) {
    const cells = moved.reduce((total, words) => total + Number(words.arguments['cells']), 0);
    add('move', { ...nameColumn(tokenOf(moved[0]), colour), cells });
  }
  if (home.length > 0) add('send', { tokens: join(home) });
  if (bonus > 0) add('bonus', { cells: bonus });
  if (raised > 0) add('raise', { count: raised });
  if (sixth)
    add(
      sixth.arguments['where'] === 'nowhere' ? 'third-six' : 'third-six-back',
      nameColumn(tokenOf(sixth), colour),
    );
  if (tried) add('try', { dice: String(tried.arguments['dice']).replace(' ', ' + ') });
  if (messagesOf(plies, 'built').length > 0) add('build');
  const lost = messagesOf(plies, 'die-lost').at(-1);
  if (deeds.length === 0 && lost)
    add('lose', { dice: diceOf(plies), reason: String(lost.arguments['reason']) });
  if (deeds.length === 0) add('throw', { dice: diceOf(plies) });
  return deeds;
}

/** Who threw the double three, and how often that side had tried before. */
export function explainWin(plies: PlayedPly[], colours: string[], names: Names): string {
  const result = plies.at(-1)?.position?.turn.result;
  const built = messagesOf(plies, 'built')[0];
  if (!built) return '';
  const winners = colours.filter((_, seat) => result?.ranks[seat] === 1);
  const tries = messagesOf(plies, 'not-built').filter((words) =>
    winners.includes(String(words.arguments['colour'])),
  ).length;
  return say('web-quatre_colonnes-moment', {
    name: names[String(built.arguments['colour'])] ?? '',
    count: tries + 1,
  });
}

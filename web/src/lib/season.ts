/** Somebody's games in sentences: results, dice, decisions, and how it goes. Keys and arguments, no text. */

import { notable } from './numbers';
import { lossesByKind, meanOf, type Judgement, type PlayedGame } from './statistics';
import type { Sentence } from './story';

/** How a game ended for who played it. */
export type Outcome = 'won' | 'shared' | 'lost';

export function outcomeOf(game: PlayedGame): Outcome {
  return game.share > 0.99 ? 'won' : game.share > 0.01 ? 'shared' : 'lost';
}

/** Of whom is spoken: the reader, or somebody by name. */
interface Subject {
  who: 'you' | 'other';
  name: string;
  [argument: string]: string;
}

/** A person: the reader, where nobody else plays on this device, or somebody by name. */
export interface Person {
  who: 'you' | 'other';
  name: string;
  games: PlayedGame[];
}

const LITTLE = 0.05; // chances a game up to which the dice were only a little kind
const VERY = 0.15;
const NOTED = 0.03; // chances a game, or a sixth, by which decisions must differ to be called better or worse
const LATE = 10; // the games at most that are called the last ones
const MOST = 0.55; // the part of all losses that is called most of them

function luckWord(luck: number): string {
  const size = notable(luck);
  if (size === 0) return 'even';
  const way = luck > 0 ? 'more' : 'less';
  return size < LITTLE ? `bit-${way}` : size < VERY ? way : `much-${way}`;
}

/** The games of one person, in sentences. */
export function describeSeason(games: PlayedGame[], subject: Subject): Sentence[] {
  const judged = games.flatMap((game) => (game.judgement ? [game.judgement] : []));
  return [
    ...tellResults(games, subject),
    ...tellLuck(judged, subject),
    ...tellDecisions(judged, subject),
  ];
}

function tellResults(games: PlayedGame[], subject: Subject): Sentence[] {
  const [first] = games;
  if (!first) return [];
  if (games.length === 1)
    return [{ key: 'web-statistics-one', args: { ...subject, result: outcomeOf(first) } }];
  const outcomes = games.map(outcomeOf);
  const won = outcomes.filter((outcome) => outcome === 'won').length;
  const shared = outcomes.filter((outcome) => outcome === 'shared').length;
  const result = won === games.length ? 'all' : won === 0 ? 'none' : 'some';
  const sentences: Sentence[] = [
    { key: 'web-statistics-record', args: { ...subject, result, won, count: games.length } },
  ];
  if (shared > 0) sentences.push({ key: 'web-statistics-shared', args: { count: shared } });
  return sentences;
}

function tellLuck(judged: Judgement[], subject: Subject): Sentence[] {
  const count = judged.length;
  const luck = meanOf(judged.map((game) => game.luck));
  if (luck === null) return [];
  const sentences: Sentence[] = [
    {
      key: 'web-statistics-dice',
      args: { ...subject, luck: luckWord(luck), change: notable(luck), count },
    },
  ];
  const average = Math.max(0, Math.min(1, meanOf(judged.map((game) => game.average)) ?? 0));
  if (count > 1)
    sentences.push({
      key: 'web-statistics-fair',
      args: { ...subject, times: Math.round(100 * average) },
    });
  return sentences;
}

function tellDecisions(judged: Judgement[], subject: Subject): Sentence[] {
  const count = judged.length;
  const losses = judged.map((game) => game.loss);
  const loss = meanOf(losses);
  if (loss === null) return [];
  const sentences: Sentence[] = [
    { key: 'web-statistics-cost', args: { ...subject, cost: notable(loss), count } },
  ];
  const dearest = Object.entries(lossesByKind(judged)).sort(([, one], [, other]) => other - one)[0];
  if (dearest && loss >= NOTED && dearest[1] > MOST * loss)
    sentences.push({ key: 'web-statistics-most', args: { kind: dearest[0] } });
  if (count >= 6) {
    const late = Math.min(LATE, Math.floor(count / 2));
    const [before, now] = [losses.slice(0, -late), losses.slice(-late)].map(
      (part) => meanOf(part) ?? 0,
    ) as [number, number];
    const noted = Math.max(NOTED, before / 6);
    const way = before - now >= noted ? 'better' : now - before >= noted ? 'worse' : 'same';
    sentences.push({ key: 'web-statistics-trend', args: { way, before, now, count: late } });
  }
  return sentences;
}

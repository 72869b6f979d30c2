/** The games played on this device: what came out, what the dice gave, what decisions lost. Kept in the browser, and sent nowhere. */

import { readStored, writeStored } from './preferences.svelte';
import type { LevelForm, Review, View } from './protocol.gen';

/** What a review said about one's own play. */
export interface Judgement {
  luck: number;
  loss: number;
  decisions: number;
  losses: Record<string, number>;
  /** Null where too little was at stake to say. */
  grade: string | null;
  /** The result less all luck. */
  average: number;
}

/** A finished game, as one player of this device played it. */
export interface PlayedGame {
  table: string;
  seat: number;
  game: string;
  /** The player's name, or nothing. */
  name: string;
  /** Who else played, as records name them: `bot:greedy`. */
  others: string[];
  /** Their shares of the win, in the same order. */
  otherShares?: number[];
  /** Milliseconds since 1970. */
  at: number;
  /** The share of the win: 1, 0, or a part where it was shared with others. */
  share: number;
  judgement: Judgement | null;
  /** Whether it was continued from a position of another game. Such a game does not count. */
  isContinued?: boolean;
}

const STORED = 'colonnade-statistics';
const MOST = 2000;
export const FORMAT = 1;

/** The games that count, the oldest first. */
export function playedGames(): PlayedGame[] {
  return storedGames().filter((game) => !game.isContinued);
}

/** All games, the oldest first. `flawless` was a grade of earlier versions. */
function storedGames(): PlayedGame[] {
  const games = readStored<PlayedGame[]>(STORED) ?? [];
  return games.map((game) =>
    game.judgement?.grade === 'flawless'
      ? { ...game, judgement: { ...game.judgement, grade: 'master' } }
      : game,
  );
}

/** Remembers a game that has just ended, once for each person of this device. The end of a game at a real board can be taken back: it is forgotten, and another one counts. */
export function keepGame(view: View, sides: number[]): void {
  const result = view.position.turn.result;
  if (view.status !== 'over' || !result) {
    if (view.table.is_referee) forgetGame(view.table.id);
    return;
  }
  const stored = storedGames();
  const winners = new Set(sides.filter((_, seat) => result.ranks[seat] === 1)).size;
  const names = view.seats.map((seat) =>
    seat.kind === 'bot' ? `bot:${seat.level ?? ''}` : seat.name,
  );
  const shareOf = (seat: number) => (result.ranks[seat] === 1 ? 1 / winners : 0);
  const games = stored.filter(
    ({ table, seat, share }) =>
      !view.table.is_referee || table !== view.table.id || share === shareOf(seat),
  );
  for (const seat of view.yours) {
    if (
      view.seats[seat]?.kind === 'bot' ||
      games.some((game) => game.table === view.table.id && game.seat === seat)
    )
      continue;
    games.push({
      table: view.table.id,
      seat,
      game: view.table.game,
      name: view.seats[seat]?.name ?? '',
      others: names.filter((_, other) => other !== seat),
      otherShares: names.map((_, other) => shareOf(other)).filter((_, other) => other !== seat),
      at: Date.now(),
      share: shareOf(seat),
      judgement: null,
      ...(view.table.began_at > 0 && { isContinued: true }),
    });
  }
  writeStored(STORED, games.slice(-MOST));
}

function forgetGame(table: string): void {
  const games = storedGames();
  if (games.some((game) => game.table === table))
    writeStored(
      STORED,
      games.filter((game) => game.table !== table),
    );
}

/** The bot that the last game against one was won from, if that was the second win or more, and the next one, if nobody here has met it. */
export function nextRival(
  game: string,
  levels: LevelForm[],
): { beaten: string; next: string } | null {
  const games = playedGames().filter((each) => each.game === game && each.others.length === 1);
  const last = games.at(-1);
  const rival = last?.others[0];
  const at = levels.findIndex((level) => `bot:${level.name}` === rival);
  const [beaten, next] = [levels[at]?.name, levels[at + 1]?.name];
  const wins = games.filter((each) => each.others[0] === rival && each.share === 1).length;
  const isMet = games.some((each) => each.others[0] === `bot:${next ?? ''}`);
  return beaten && next && last?.share === 1 && wins > 1 && !isMet ? { beaten, next } : null;
}

/** The seats of a table that were played on this device, as far as it remembers. */
export function ownSeats(table: string): number[] {
  return storedGames().flatMap((game) => (game.table === table ? [game.seat] : []));
}

/** Adds what a review says to the games of its table. */
export function keepReview(table: string, review: Review): void {
  const games = storedGames();
  if (!games.some((game) => game.table === table)) return;
  writeStored(
    STORED,
    games.map((game) =>
      game.table === table ? { ...game, judgement: judge(review, game.seat) } : game,
    ),
  );
}

function judge(review: Review, seat: number): Judgement | null {
  const summary = review.summaries[seat];
  if (!summary) return null;
  const { luck, loss, decisions, losses_by_kind: losses, grade, adjusted: average } = summary;
  return { luck, loss, decisions, losses, grade: grade?.name ?? null, average };
}

/** Forgets all games. */
export function eraseGames(): void {
  writeStored(STORED, []);
}

/** The games as a file: everything that is kept, and nothing else. */
export function exportGames(): string {
  return `${JSON.stringify({ format: FORMAT, games: storedGames() }, null, 1)}\n`;
}

/** The mean of what there is; null where there is nothing. */
export function meanOf(values: number[]): number | null {
  return values.length === 0 ? null : values.reduce((sum, value) => sum + value, 0) / values.length;
}

/** Per game the mean of the last few that have a value: the way things go. */
export function trend(values: (number | null)[], width: number): (number | null)[] {
  return values.map((_, at) =>
    meanOf(values.slice(Math.max(0, at - width + 1), at + 1).filter((value) => value !== null)),
  );
}

/** The mean loss per game of each kind of decision. */
export function lossesByKind(games: Judgement[]): Record<string, number> {
  const kinds = [...new Set(games.flatMap((game) => Object.keys(game.losses)))];
  return Object.fromEntries(
    kinds.map((kind) => [kind, meanOf(games.map((game) => game.losses[kind] ?? 0)) ?? 0]),
  );
}

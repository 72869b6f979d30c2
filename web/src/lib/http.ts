/** The server's HTTP door. Every refusal is a `Refusal` with words to say. */

import type {
  Created,
  DayAnswer,
  DayRequest,
  Explained,
  Foreseen,
  GamesAnswer,
  GameWords,
  Invitation,
  Joined,
  LessonAnswer,
  MyTable,
  NewTable,
  Plies,
  PrintPreview,
  Privacy,
  Problem,
  Report,
  Reported,
  Review,
  ReviewAnswer,
  TableList,
  TableStandings,
  Words,
} from './protocol.gen';

/** What the server, or the way to it, refused. */
export class Refusal extends Error {
  constructor(
    readonly code: string,
    readonly words: Words,
  ) {
    super(code);
  }
}

const ANSWER_WITHIN = 30000;

const OFFLINE: Words = { key: 'web-offline', arguments: {}, clause: null };

/** The answer of the server, if it is a good one. */
async function send(method: string, path: string, body?: unknown): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { 'Content-Type': 'application/json' },
      body: body === undefined ? null : JSON.stringify(body),
      signal: AbortSignal.timeout(ANSWER_WITHIN),
    });
  } catch {
    throw new Refusal('offline', OFFLINE);
  }
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  throw problem?.message
    ? new Refusal(problem.code, problem.message)
    : new Refusal('failed', {
        key: 'web-failed',
        arguments: { status: response.status },
        clause: null,
      });
}

async function ask<T>(method: string, path: string, body?: unknown): Promise<T> {
  const response = await send(method, path, body);
  const answer = (await response.json().catch(() => null)) as T | null;
  if (answer === null) throw new Refusal('offline', OFFLINE); // cut off on its way
  return answer;
}

let games: Promise<GamesAnswer> | null = null;

/** Everything a new table can be; asked once. */
export function fetchGames(): Promise<GamesAnswer> {
  games ??= ask<GamesAnswer>('GET', '/api/games').catch((error: unknown) => {
    games = null;
    throw error;
  });
  return games;
}

/** The sentences of a game that this client does not know. */
export const fetchWords = (game: string, language: string): Promise<GameWords> =>
  ask('GET', `/api/games/${game}/words/${language}`);

export const createTable = (table: NewTable): Promise<Created> => ask('POST', '/api/tables', table);
export const fetchTables = (): Promise<TableList> => ask('GET', '/api/lobby');
export const fetchStandings = (tables: MyTable[]): Promise<TableStandings> =>
  ask('POST', '/api/my-tables', { tables });
export const openInvitation = (table: string, link: string): Promise<Invitation> =>
  ask('POST', `/api/tables/${encodeURIComponent(table)}/invitation`, { link });
export const openCode = (code: string): Promise<Invitation> => ask('POST', '/api/codes', { code });
export const joinTable = (
  table: string,
  by: { link: string } | { code: string },
  name: string,
  token: string,
): Promise<Joined> => ask('POST', `/api/tables/${table}/join`, { ...by, name, token });
export const reportTable = (table: string, reason: Report['reason']): Promise<Reported> =>
  ask('POST', `/api/tables/${table}/report`, { reason });
export const fetchPrivacy = (): Promise<Privacy> => ask('GET', '/api/privacy');
export const fetchRecord = (table: string): Promise<unknown> =>
  ask('GET', `/api/tables/${table}/record`);
export const fetchTablePlies = (table: string, start: number, count: number): Promise<Plies> =>
  ask('GET', `/api/tables/${table}/plies?start=${start}&count=${count}`);
export const replayRecord = (record: string, start: number, count: number): Promise<Plies> =>
  ask('POST', '/api/replay', { record, start, count });
export const foresee = (position: string, actions: string[], isLine = false): Promise<Foreseen> =>
  ask('POST', '/api/foresee', { position, actions, is_line: isLine });

/** What is to be printed; no sheets stand for all. */
export interface Printing {
  paper: 'a4' | 'letter' | 'a3';
  language: string;
  ink_saving: boolean;
  sheets: string[];
  /** The width of a piece in millimetres; else the usual one. */
  piece: number | null;
}

function printPath(game: string, { sheets, piece, ...rest }: Printing, end = ''): string {
  const query = new URLSearchParams({
    ...rest,
    ink_saving: String(rest.ink_saving),
    sheets: sheets.join(','),
    ...(piece !== null && { piece: String(piece) }),
  });
  return `/api/print/${game}${end}?${query}`;
}

/** The pages of a game to print, as pictures. */
export const fetchPreview = (game: string, wanted: Printing): Promise<PrintPreview> =>
  ask('GET', printPath(game, wanted));

/** The same as a PDF. */
export const fetchPdf = async (game: string, wanted: Printing): Promise<Blob> =>
  (await send('GET', printPath(game, wanted, '/pdf'))).blob().catch(() => {
    throw new Refusal('offline', OFFLINE);
  });

/** A guided first game, whole. */
export const fetchLesson = (game: string): Promise<LessonAnswer> =>
  ask('GET', `/api/lessons/${game}`);

/** The day's throw after some actions. */
export const playDay = (turn: Partial<DayRequest>): Promise<DayAnswer> =>
  ask('POST', '/api/day', turn);

/** Why an action is not possible at a position; null where it is. */
export const explainAction = async (position: string, action: string): Promise<Words | null> =>
  (await ask<Explained>('POST', '/api/explain', { position, action })).message;

const ASK_AGAIN = 300;

/** A review that is there; while `is_checking`, more is to come. */
export type ReadyReview = ReviewAnswer & { review: Review };

/** The review of a table's finished game, or of a record: asks until it is there, and tells how far it has come, from 0 to 1. */
export async function fetchReview(
  of: { table: string } | { record: string },
  onProgress: (progress: number) => void,
): Promise<ReadyReview> {
  let answer = await ('table' in of
    ? ask<ReviewAnswer>('GET', `/api/tables/${of.table}/review`)
    : ask<ReviewAnswer>('POST', '/api/reviews', { record: of.record }));
  while (!answer.review) {
    onProgress(answer.progress);
    await new Promise((settle) => setTimeout(settle, ASK_AGAIN));
    answer = await ask<ReviewAnswer>('GET', `/api/reviews/${answer.id}`);
  }
  return { ...answer, review: answer.review };
}

const CHECK_AGAIN = 1500;

/** Asks again for a review whose large losses are being checked, until they are or nobody wants it; what it says meanwhile is told. */
export async function followChecks(
  of: ReadyReview,
  isWanted: () => boolean,
  onAnswer: (answer: ReadyReview) => void,
): Promise<void> {
  let isChecking = of.is_checking;
  while (isChecking && isWanted()) {
    await new Promise((settle) => setTimeout(settle, CHECK_AGAIN));
    if (!isWanted()) return;
    const answer = await ask<ReviewAnswer>('GET', `/api/reviews/${of.id}`);
    isChecking = answer.is_checking;
    if (answer.review) onAnswer({ ...answer, review: answer.review });
  }
}

/** The games as the browser shows them: a scene from a folder of the game's key, or a plain one, and what the server says of the game. */

import type { Component } from 'svelte';
import { fetchGames, Refusal } from '../lib/http';
import type { Facts } from '../lib/album';
import { needGame } from '../lib/i18n.svelte';
import type {
  Choice,
  GameForm,
  Ink,
  Piece,
  Position,
  SetUp,
  TableInfo,
  Words,
} from '../lib/protocol.gen';

/** Something to be seen for a moment at an element: points, a bonus. */
export interface Flash {
  element: string;
  text: string;
  /** The places of a scoring line, from end to end: a stroke is drawn through them. */
  line?: string[];
}

/** A ply as far as it is known. */
export interface PlayedPly {
  event: string | null;
  messages: Words[];
  position: Position | null;
}

/** The plies of one turn. */
export interface PlayedTurn {
  /** The colour whose turn it was; null for the throw for who begins. */
  colour: string | null;
  /** The index of its first and of its last ply. */
  first: number;
  last: number;
  plies: PlayedPly[];
}

/** What a turn did, to be marked on the board. */
export interface Trace {
  /** Places where a piece was put. */
  placed: string[];
  /** Places whose piece was taken away. */
  taken: string[];
  /** Where pieces went, in order; a piece that was sent back did not go by itself. */
  ways: { piece: string; from: string; to: string; isSentBack: boolean }[];
  /** Lines that scored: their places from end to end, and the points. */
  lines: { places: string[]; text: string }[];
}

export const NO_TRACE: Trace = { placed: [], taken: [], ways: [], lines: [] };

/** The one name of each seat, by its colour. */
export type Names = Record<string, string>;

/** A move drawn on the board beside others: the one that was played, the best one. */
export interface Mark {
  kind: 'best' | 'played';
  label: string;
  choice: Choice;
}

/** What a scene is given to draw. It draws the position and reports touches; it decides nothing. */
export interface SceneProps {
  position: Position;
  /** The colours at the table, in seat order. */
  colours: string[];
  /** Elements that a touch would lead on from. */
  touchable?: Set<string>;
  /** Elements touched so far. */
  selected?: string[];
  /** The choice to be previewed, if one is ready, hovered or focused. */
  preview?: Choice | null;
  /** Moves to be compared. */
  marks?: Mark[];
  /** Quarters by which the board is turned clockwise. */
  turned?: number;
  /** The element that the keyboard stands on. */
  focused?: string | null;
  /** A scene for decoration: nothing can be touched or read out. */
  isPicture?: boolean;
  /** What lights up for a moment; `key` changes with each occasion. */
  flashes?: { key: number; list: Flash[] };
  /** The part of the drawing to show, as a view box; by default all of it. */
  crop?: string;
  /** Whether partners are one side, for what is drawn as theirs. */
  isInTeams?: boolean;
  /** What the last turn did, marked until somebody acts. */
  trace?: Trace;
}

/** A worked example of the rules, as it stands on the board. */
export interface Example {
  position: Position;
  colours: string[];
  preview: Choice | null;
}

/** A picture beside a clause of the rules: a board or a part of it, dice alone, or a table of numbers under labels. */
export type RulePicture =
  | ({ kind: 'board' | 'dice'; crop?: string } & Example)
  | { kind: 'table'; rows: { key: string; values: number[] }[] };

/** A position that people set up by hand, as far as they have got. */
export interface Draft {
  pieces: Piece[];
  /** What is counted beside the board, per seat. */
  counts: Record<string, number[]>;
  /** The seat whose turn it is. */
  turn: number;
  /** The seat that began, where the game does not know it yet. */
  first: number | null;
}

/** Something that somebody may have done, possible or not. */
export interface ClaimedAction {
  action: string;
  text: string;
}

/** How people at a real board set up a position of a game, and name what was done. The server says what is possible. */
export interface SetUpPlugin {
  /** What is counted beside the board: its name in the plain state, and the key of its label. */
  counters: { name: string; key: string }[];
  /** The colours to put pieces with; none where pieces are moved. */
  brushes(colours: string[]): string[];
  /** Whether people must say who began. */
  needsFirst(position: Position): boolean;
  start(position: Position, colours: string[]): Draft;
  /** What a tap on an element does, with what is held: a colour, a piece or nothing. */
  tap(draft: Draft, element: string, held: string | null): { draft: Draft; held: string | null };
  /** Places to put what is held by a button. */
  extras(draft: Draft, held: string | null): { element: string; label: string }[];
  /** The plain state, as the rules page of the game defines it. */
  plain(draft: Draft, colours: string[]): NonNullable<SetUp['plain']>;
  listClaims(position: Position, colours: string[]): ClaimedAction[];
}

/** How the end of a game is shown, before its result. */
export interface Ending {
  /** What lights up once more, because it decided the game. */
  flashes?(plies: PlayedPly[], colours: string[]): Flash[];
  /** Moves what is drawn of the final position to where it stands; the animation with whose end the game is won. */
  perform?(
    board: SVGSVGElement,
    position: Position,
    colours: string[],
    turned: number,
  ): Animation | undefined;
}

/** What the folder of a game has: how it is drawn, and what is said of it. */
export interface GameScene {
  /** The board. */
  Scene: Component<SceneProps>;
  /** A player's sign: colour and shape, about 24 px. Takes `colour`. */
  Emblem: Component<{ colour: string }>;
  /** The height of the board by its width. */
  ratio: number;
  /** Rows of buttons that offer the choices too, because places are smaller than a fingertip on a phone; 0 where they are not. */
  rowsOfChoices(options: TableInfo['options']): number;
  /** A choice in signs: piece, target and consequence. Without it the buttons have sentences. */
  Signs?: Component<{ choice: Choice }>;
  /** The rules of a game that fits into a school hour. */
  shortGame?: Record<string, number | string>;
  /** How its end is shown; without it the final position is. */
  loadEnding?(): Promise<Ending>;
  /** The part of the board that the end of a game is about. */
  finale?: string;
  /** A position to show the game by. */
  picture: { position: Position; colours: string[] };
  /** The boards of the worked examples, in the order of their numbers. */
  loadExamples(): Promise<Example[]>;
  /** The pictures of the rules, by clause. */
  loadPictures(): Promise<Record<string, RulePicture>>;
  /** Facts about the world of the game, for the album; absent where there are none. */
  loadFacts?: () => Promise<Facts>;
  /** How people at a real board set up a position; a game without it takes the id of one. */
  loadSetUp?(): Promise<SetUpPlugin>;
  /** What an element of the board is called, for those who hear it. */
  describe(element: string, position: Position): string;
  /** The action that touching an element would have meant, to ask why it cannot be; null where there is no such action. */
  question(element: string, position: Position, choices: Choice[]): string | null;
  /** What lights up after something was done. */
  flashes(messages: Words[]): Flash[];
  /** What lies in the hand beside the dice, to be played: bonuses. */
  inHand(choices: Choice[]): string[];
  /** Quarters to turn the board so that a colour sits nearest. */
  turnTowards(colour: string): number;
  /** Clauses that explain rows of the score pad, by the row's key. */
  padClauses: Record<string, string>;
  /** Rows of the pad that a seat's chip shows beside the headline, the last row, and the sign of each. */
  chipRows: { key: string; icon: Component }[];
  /** The sign of the headline, where it is not a score. */
  headlineIcon?: Component;
  /** Rows of the pad that the result shows for each seat, the headline last. */
  resultRows: string[];
  /** Whose turn a ply belongs to: a colour, null for the throw for who begins, undefined where it goes on with the turn before it. */
  findColour(ply: PlayedPly): string | null | undefined;
  /** What the plies of one turn did, to be marked. */
  trace(plies: PlayedPly[]): Trace;
  /** What the plies of one turn did, in one line; empty where nothing is known. */
  summarise(plies: PlayedPly[], names: Names): string;
  /** What decided a finished game, in a sentence; empty where the plies do not tell. */
  explainWin(plies: PlayedPly[], colours: string[], names: Names): string;
}

/** The scene of a game, with what the server says of it. */
export interface LoadedScene extends GameScene {
  /** How each colour is written and drawn. */
  inks: Record<string, Ink>;
  /** The side of each seat: partners have the same number. */
  findSides(colours: string[], options: TableInfo['options']): number[];
}

/** The side of each seat, by what the server says of the game: of the cases that fit the last holds. */
export function findSides(
  form: Pick<GameForm, 'sides'>,
  players: number,
  options: TableInfo['options'],
): number[] {
  const fits = (given: TableInfo['options']) =>
    Object.entries(given).every(([name, value]) => options[name] === value);
  return form.sides.findLast((each) => each.players === players && fits(each.given))?.sides ?? [];
}

/** Whether some seats play together. */
export const haveTeams = (sides: number[]): boolean => new Set(sides).size < sides.length;

/** The turns of a list of plies, in order; what is not known belongs to the turn before it. */
export function splitTurns(
  scene: Pick<LoadedScene, 'findColour'>,
  plies: PlayedPly[],
): PlayedTurn[] {
  const turns: PlayedTurn[] = [];
  plies.forEach((ply, index) => {
    const colour = scene.findColour(ply);
    const turn = turns.at(-1);
    if (turn && (colour === undefined || colour === turn.colour)) {
      turn.last = index;
      turn.plies.push(ply);
    } else if (colour !== undefined)
      turns.push({ colour, first: index, last: index, plies: [ply] });
  });
  return turns;
}

const loaders = import.meta.glob('./*/index.ts', { import: 'scene' }) as Record<
  string,
  () => Promise<GameScene>
>;

/** The games that have a scene here. */
export const GAME_KEYS = Object.keys(loaders).map((path) => path.split('/')[1] ?? '');

/** Loads a game: its scene, or a plain one, and what the server says of it. */
export async function loadScene(key: string): Promise<LoadedScene> {
  const [form, scene] = await Promise.all([fetchForm(key), loaders[`./${key}/index.ts`]?.()]);
  const drawn = scene ?? (await makePlainScene(form));
  return {
    ...drawn,
    inks: form.palette,
    findSides: (colours, options) => findSides(form, colours.length, options),
  };
}

async function fetchForm(key: string): Promise<GameForm> {
  const form = (await fetchGames()).games.find((each) => each.key === key);
  if (!form) throw new Refusal('no-game', { key: 'web-no-game', arguments: {}, clause: null });
  return form;
}

async function makePlainScene(form: GameForm): Promise<GameScene> {
  const [plain] = await Promise.all([import('../board/plain'), needGame(form.key)]);
  return plain.makeScene(form);
}

/** The boards of the worked examples of docs/rules/les-4-colonnes.md, by number. */

import type { Example } from '..';
import type { Choice, Piece, Words } from '../../lib/protocol.gen';

export interface Drawn {
  /** Places per colour; columns that are not named wait in their workshop. */
  places: Record<string, string[]>;
  dice: number[];
  /** Places with a barrier. */
  barriers?: string[];
  by?: string;
  /** The token that moves, where it goes, whom it sends back and what it earns. */
  move?: { token: string; to: string; sentBack?: string; bonus?: number };
}

const ALL_HOME = ['summit:Y', 'summit:Y', 'summit:Y', 'summit:Y'];

const DRAWN: Drawn[] = [
  { places: { Y: ['cell:5', 'cell:20'], G: [] }, dice: [6], move: { token: 'Y1', to: 'cell:11' } },
  {
    places: { Y: ['cell:5', 'cell:40', 'arrow:Y2', 'summit:Y'], R: ['cell:10'] },
    dice: [5],
    move: { token: 'Y1', to: 'cell:10', sentBack: 'R1', bonus: 20 },
  },
  { places: { Y: ['cell:9'], R: ['cell:12', 'cell:12'] }, dice: [4], barriers: ['cell:12'] },
  {
    places: { Y: ['cell:5'], R: ['cell:10', 'cell:10'] },
    dice: [5],
    move: { token: 'Y2', to: 'cell:5' },
  },
  {
    places: { G: ['cell:39'], R: ['cell:39'] },
    dice: [5],
    by: 'G',
    move: { token: 'G2', to: 'cell:39', sentBack: 'R1', bonus: 20 },
  },
  {
    places: { Y: ['arrow:Y6', 'cell:30'], G: [] },
    dice: [2],
    move: { token: 'Y1', to: 'summit:Y', bonus: 10 },
  },
  {
    places: { Y: ['cell:20', 'cell:40'], G: [] },
    dice: [1, 4],
    move: { token: 'Y3', to: 'cell:5' },
  },
  {
    places: { Y: ['cell:12', 'cell:12'], G: ['cell:50'] },
    dice: [2, 4],
    barriers: ['cell:12'],
    move: { token: 'Y1', to: 'cell:14' },
  },
  { places: { Y: ALL_HOME, G: ['cell:50', 'summit:G'] }, dice: [3, 3] },
  {
    places: { Y: ALL_HOME, G: ['cell:60'], R: ['cell:39'], B: ['cell:39'] },
    dice: [5],
    by: 'Y',
    move: { token: 'G2', to: 'cell:39', sentBack: 'R1', bonus: 20 },
  },
];

function drawPieces(colour: string, places: string[]): Piece[] {
  return [1, 2, 3, 4].map((number) => ({
    id: `${colour}${number}`,
    colour,
    place: places[number - 1] ?? `workshop:${colour}`,
  }));
}

function foresee({ move }: Drawn): Choice | null {
  if (!move) return null;
  const effects: Words[] = [
    ...(move.sentBack
      ? [{ key: 'quatre_colonnes-sent-back', arguments: { token: move.sentBack }, clause: 'L5.5' }]
      : []),
    ...(move.bonus
      ? [{ key: 'quatre_colonnes-bonus-earned', arguments: { cells: move.bonus }, clause: 'L8.1' }]
      : []),
  ];
  return { action: '', path: [`token:${move.token}`, move.to], effects };
}

/** A board of Les 4 colonnes between the colours that are named. */
export function drawExample(drawn: Drawn): Example {
  const colours = ['Y', 'B', 'G', 'R'].filter((colour) => drawn.places[colour]);
  return {
    colours,
    preview: foresee(drawn),
    position: {
      id: '',
      ply: 0,
      turn: { what: 'decide', seat: Math.max(0, colours.indexOf(drawn.by ?? 'Y')) },
      pieces: colours.flatMap((colour) => drawPieces(colour, drawn.places[colour] ?? [])),
      dice: drawn.dice.map((face) => ({ face, status: 'free' })),
      pad: [],
      messages: [],
      highlights: (drawn.barriers ?? []).map((place) => ({ kind: 'barrier', place })),
    },
  };
}

export const examples: Example[] = DRAWN.map(drawExample);

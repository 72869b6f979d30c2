/** The boards of the worked examples of docs/rules/columbiz.md, by number. */

import type { Example } from '..';
import type { Choice, Die, Piece, Words } from '../../lib/protocol.gen';

export interface Drawn {
  purple?: string;
  blue?: string;
  dice?: number[];
  /** Dice among them that are kept, or spent. */
  kept?: number[];
  spent?: number[];
  /** The cell of the move that the example speaks of, who places, what it captures and scores. */
  place?: string;
  by?: number;
  captured?: string;
  points?: number;
  /** The cells of the line, from end to end. */
  line?: string;
}

const DRAWN: Drawn[] = [
  { dice: [1, 2, 3, 3, 5, 5, 5, 6], place: '5-3' },
  { purple: '4-1 4-2', dice: [1, 2, 4, 4, 4, 4, 4, 4], place: '4-5', by: 1, captured: '4-1 4-2' },
  { purple: '4-4', blue: '4-2', place: '4-6', captured: '4-2' },
  { purple: '2-2 3-3', place: '4-4', points: 1 },
  { purple: '1-1 2-1 4-1 5-1', place: '3-1', points: 3 },
  { purple: '2-3 3-3 2-1 3-2', place: '4-3', points: 2 },
  { purple: '1-2 3-3', blue: '2-2 6-1', dice: [1, 2, 2, 3, 4, 4, 5, 6], place: '2-1' },
  { purple: '1-1 2-1 3-1', blue: '4-1 5-1 6-1', dice: [1, 1, 2, 3, 4, 5, 6, 6] },
];

function drawPieces(colour: string, cells = ''): Piece[] {
  return cells
    .split(' ')
    .filter(Boolean)
    .map((cell) => ({ id: `${colour}:${cell}`, colour, place: `cell:${cell}` }));
}

function foresee({ place, captured, points, line = '' }: Drawn): Choice | null {
  if (!place) return null;
  const effects: Words[] = [
    ...(captured
      ? [{ key: 'columbiz-captured', arguments: { cells: captured }, clause: 'C3.4' }]
      : []),
    ...(points
      ? [{ key: 'columbiz-line', arguments: { points, cells: line }, clause: 'C3.5' }]
      : []),
  ];
  return { action: `place ${place}`, path: [`cell:${place}`], effects };
}

function drawDice({ dice = [], kept = [], spent = [] }: Drawn): Die[] {
  const marked = { kept: [...kept], spent: [...spent] };
  return dice.map((face) => {
    for (const status of ['kept', 'spent'] as const) {
      const at = marked[status].indexOf(face);
      if (at === -1) continue;
      marked[status].splice(at, 1);
      return { face, status };
    }
    return { face, status: 'free' };
  });
}

/** A board of Columbiz between purple and blue. */
export function drawExample(drawn: Drawn): Example {
  return {
    colours: ['purple', 'blue'],
    preview: foresee(drawn),
    position: {
      id: '',
      ply: 0,
      turn: { what: 'decide', seat: drawn.by ?? 0 },
      pieces: [...drawPieces('purple', drawn.purple), ...drawPieces('blue', drawn.blue)],
      dice: drawDice(drawn),
      pad: [],
      messages: [],
    },
  };
}

export const examples: Example[] = DRAWN.map(drawExample);

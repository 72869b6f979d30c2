/** The scene of Columbiz. */

import type { GameScene } from '..';
import type { Piece } from '../../lib/protocol.gen';
import Emblem from './Emblem.svelte';
import { HEIGHT, WIDTH } from './geometry';
import Scene from './Scene.svelte';
import ReserveIcon from './ReserveIcon.svelte';
import PrisonIcon from './PrisonIcon.svelte';
import { explainWin, findColour, summarise, trace } from './turns';
import { describe, flashes } from './words';

const PICTURED = {
  purple: ['1-1', '2-2', '3-3', '5-4', '4-1', '6-2'],
  blue: ['1-3', '2-4', '3-1', '5-2', '6-4'],
  grey: ['4-4', '5-5', '6-1', '2-1'],
  black: ['3-5', '1-5', '5-1'],
};

const pieces: Piece[] = Object.entries(PICTURED).flatMap(([colour, cells]) =>
  cells.map((cell) => ({ id: `${colour}:${cell}`, colour, place: `cell:${cell}` })),
);

export const scene: GameScene = {
  Scene,
  Emblem,
  ratio: HEIGHT / WIDTH,
  rowsOfChoices: () => 0,
  picture: {
    position: {
      id: '',
      ply: 0,
      turn: { what: 'throw', seat: 0, dice: 8 },
      pieces,
      dice: [],
      pad: [],
      messages: [],
    },
    colours: ['purple', 'blue', 'grey', 'black'],
  },
  loadEnding: async () => (await import('./ending')).ending,
  loadExamples: async () => (await import('./examples')).examples,
  loadSetUp: async () => (await import('./setUp')).setUp,
  loadPictures: async () => (await import('./pictures')).pictures,
  describe,
  question: (element) => (element.startsWith('cell:') ? `place ${element.slice(5)}` : null),
  flashes,
  inHand: () => [],
  turnTowards: () => 0,
  padClauses: {
    'columbiz-pad-aside': 'C3.7',
    'columbiz-pad-lines': 'C3.5',
    'columbiz-pad-prisoners': 'C3.4',
    'columbiz-pad-prison': 'C4.2',
    'columbiz-pad-total': 'C4.4',
  },
  chipRows: [
    { key: 'columbiz-pad-reserve', icon: ReserveIcon },
    { key: 'columbiz-pad-prisoners', icon: PrisonIcon },
  ],
  resultRows: ['columbiz-pad-lines', 'columbiz-pad-prison', 'columbiz-pad-total'],
  findColour,
  trace,
  summarise,
  explainWin,
};

/** The scene of Les 4 colonnes. */

import type { GameScene } from '..';
import type { Piece } from '../../lib/protocol.gen';
import Emblem from './Emblem.svelte';
import { angleOf } from './geometry';
import Scene from './Scene.svelte';
import Signs from './Signs.svelte';
import SummitIcon from './SummitIcon.svelte';
import { explainWin, findColour, summarise, trace } from './turns';
import WorkshopIcon from './WorkshopIcon.svelte';
import { describe, flashes, inHand, question } from './words';

const PICTURED: Record<string, string[]> = {
  Y: ['cell:12', 'cell:12', 'arrow:Y5', 'summit:Y'],
  B: ['workshop:B', 'workshop:B', 'cell:56', 'cell:3'],
  G: ['workshop:G', 'cell:46', 'summit:G', 'summit:G'],
  R: ['workshop:R', 'workshop:R', 'workshop:R', 'cell:27'],
};

const pieces: Piece[] = Object.entries(PICTURED).flatMap(([colour, places]) =>
  places.map((place, index) => ({ id: `${colour}${index + 1}`, colour, place })),
);

const QUARTERS: Record<number, number> = { 0: 0, 90: 3, 180: 2, [-90]: 1 };

export const scene: GameScene = {
  Scene,
  Emblem,
  ratio: 1,
  rowsOfChoices: ({ dice }) => (dice === 2 ? 2 : 1), // at most four columns by each die
  Signs,
  shortGame: { dice: 2, finish: 'free' },
  finale: '-126 -126 252 252', // the monument
  picture: {
    position: {
      id: '',
      ply: 0,
      turn: { what: 'throw', seat: 0, dice: 1 },
      pieces,
      dice: [],
      pad: [],
      messages: [],
      highlights: [{ kind: 'barrier', place: 'cell:12' }],
    },
    colours: ['Y', 'B', 'G', 'R'],
  },
  loadEnding: async () => (await import('./ending')).ending,
  loadExamples: async () => (await import('./examples')).examples,
  loadSetUp: async () => (await import('./setUp')).setUp,
  loadPictures: async () => (await import('./pictures')).pictures,
  loadFacts: async () => (await import('./facts.gen.json')).default,
  describe,
  question,
  flashes,
  inHand,
  turnTowards: (colour) => QUARTERS[angleOf(colour, 0)] ?? 0,
  padClauses: {
    'quatre_colonnes-pad-workshop': 'L1.3',
    'quatre_colonnes-pad-way': 'L1.6',
    'quatre_colonnes-pad-summit': 'L3.1',
  },
  chipRows: [{ key: 'quatre_colonnes-pad-workshop', icon: WorkshopIcon }],
  headlineIcon: SummitIcon,
  resultRows: ['quatre_colonnes-pad-summit'],
  findColour,
  trace,
  summarise,
  explainWin,
};

/** Pictures of the rules of Columbiz, each beside the clause it shows. */

import type { RulePicture } from '..';
import board from './board.gen.json';
import { drawExample } from './examples';

const ALL = [1, 2, 3, 3, 5, 5, 5, 6];

export const pictures: Record<string, RulePicture> = {
  'C1.1': { kind: 'board', ...drawExample({ place: '5-3' }) },
  'C2.2': { kind: 'dice', ...drawExample({ dice: ALL, kept: [5, 5, 5] }) },
  'C3.3': {
    kind: 'board',
    ...drawExample({ purple: '5-3 3-2', dice: ALL, spent: [3, 3, 5, 5, 5] }),
  },
  'C3.4': {
    kind: 'board',
    ...drawExample({ purple: '2-3', blue: '6-1 6-2 3-2', place: '6-4', captured: '6-1 6-2' }),
  },
  'C3.5': {
    kind: 'board',
    ...drawExample({
      purple: '3-2 5-4',
      blue: '2-4 5-1',
      place: '4-3',
      points: 1,
      line: '3-2 4-3 5-4',
    }),
  },
  'C4.2': {
    kind: 'table',
    rows: [
      { key: 'columbiz-pad-prisoners', values: board.prison.map((_, prisoners) => prisoners) },
      { key: 'columbiz-pad-prison', values: board.prison },
    ],
  },
};

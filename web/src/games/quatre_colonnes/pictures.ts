/** Pictures of the rules of Les 4 colonnes, each beside the clause it shows. */

import type { RulePicture } from '..';
import { drawExample, type Drawn } from './examples';

const SUMMIT = ['summit:Y', 'summit:Y', 'summit:Y', 'summit:Y'];
const EAST = '96 -112 340 224';
const SOUTH = '-112 60 224 392';
const CORNER = '-30 80 480 370';
const CENTRE = '-190 -190 380 380';

function draw(crop: string, drawn: Drawn): RulePicture {
  return { kind: 'board', crop, ...drawExample(drawn) };
}

export const pictures: Record<string, RulePicture> = {
  'L1.5': draw(SOUTH, { places: { Y: ['arrow:Y3', 'cell:66'], G: [] }, dice: [] }),
  'L3.1': draw(CENTRE, { places: { Y: SUMMIT, G: [] }, dice: [3, 3] }),
  'L4.1': draw(CORNER, {
    places: { Y: [], G: [] },
    dice: [5],
    move: { token: 'Y1', to: 'cell:5' },
  }),
  'L5.2': draw(SOUTH, {
    places: { Y: ['arrow:Y6', 'summit:Y'], G: [] },
    dice: [2],
    move: { token: 'Y1', to: 'summit:Y', bonus: 10 },
  }),
  'L5.4': draw(EAST, { places: { Y: ['cell:12'], G: ['cell:12'] }, dice: [] }),
  'L5.5': draw(EAST, {
    places: { Y: ['cell:12'], G: ['cell:14'] },
    dice: [2],
    move: { token: 'Y1', to: 'cell:14', sentBack: 'G1', bonus: 20 },
  }),
  'L6.1': draw(EAST, {
    places: { Y: ['cell:12', 'cell:12'], G: ['cell:10'] },
    dice: [4],
    by: 'G',
    barriers: ['cell:12'],
  }),
  'L8.2': draw('-130 -452 580 570', {
    places: { Y: ['cell:14'], G: [] },
    dice: [],
    move: { token: 'Y1', to: 'cell:34' },
  }),
};

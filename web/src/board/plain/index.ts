/** The scene of a game that has none of its own: places with their pieces, and every choice as a button too. */

import { find, sayWords } from '../../lib/i18n.svelte';
import type { GameForm, Position } from '../../lib/protocol.gen';
import { NO_TRACE, type GameScene, type PlayedPly } from '../../games';
import Emblem from './Emblem.svelte';
import { palette } from './palette';
import Scene from './Scene.svelte';

const NOTHING: Position = {
  id: '',
  ply: 0,
  turn: { what: 'throw', seat: 0 },
  pieces: [],
  dice: [],
  pad: [],
  messages: [],
};

/** Whose turn a ply belongs to: the colour that its messages name. */
function findColour(ply: PlayedPly): string | undefined {
  const colour = ply.messages.find((words) => 'colour' in words.arguments)?.arguments['colour'];
  return colour === undefined ? undefined : String(colour);
}

/** The scene of a game, by what the server says of it. */
export function makeScene(form: GameForm): GameScene {
  Object.assign(palette, form.palette);
  return {
    Scene,
    Emblem,
    ratio: 0.6,
    rowsOfChoices: () => 2,
    picture: { position: NOTHING, colours: form.colours },
    loadExamples: () => Promise.resolve([]),
    loadPictures: () => Promise.resolve({}),
    describe: (element) => find(`${form.key}-place-${element}`) ?? element,
    question: () => null,
    flashes: () => [],
    inHand: () => [],
    turnTowards: () => 0,
    padClauses: {},
    chipRows: [],
    resultRows: [],
    findColour,
    trace: () => NO_TRACE,
    summarise: (plies) => plies.flatMap((ply) => ply.messages.map(sayWords)).join(' '),
    explainWin: () => '',
  };
}

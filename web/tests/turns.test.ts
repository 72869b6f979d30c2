import { beforeAll, describe, expect, it, vi } from 'vitest';
import { splitTurns, type PlayedPly } from '../src/games';
import * as columbiz from '../src/games/columbiz/turns';
import * as quatre from '../src/games/quatre_colonnes/turns';
import { pieceName } from '../src/games/quatre_colonnes/words';
import { speak } from '../src/lib/i18n.svelte';
import { hasWon, sayOutcome } from '../src/lib/outcome';
import type { Position, Result } from '../src/lib/protocol.gen';

type Said = [key: string, args?: Record<string, string | number>];

beforeAll(async () => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  await speak('en');
});

/** A ply as the server tells it: `ply('place 5-3', ['columbiz-placed', { colour: 'blue', cell: '5-3' }])`. */
function ply(event: string, ...messages: Said[]): PlayedPly {
  return {
    event,
    messages: messages.map(([key, args = {}]) => ({ key, arguments: args, clause: null })),
    position: null,
  };
}

const NAMES = { purple: 'Ana', blue: 'Blue', Y: 'Yellow', B: 'Blue', G: 'Green', R: 'Red' };

const place = (colour: string, cell: string, ...more: Said[]) =>
  ply(`place ${cell}`, ['columbiz-placed', { colour, cell }], ...more);
const BLUE_TURN = [
  ply('roll 1 1 2 2 3 3 4 4', [
    'columbiz-thrown',
    { colour: 'blue', dice: '1 1 2 2 3 3 4 4', count: 8 },
  ]),
  ply('stop', ['columbiz-stopped', { colour: 'blue' }]),
  place('blue', '1-2', [
    'columbiz-captured',
    { colour: 'blue', victim: 'purple', count: 1, cells: '1-1' },
  ]),
  place('blue', '2-2'),
  place('blue', '3-2', [
    'columbiz-captured',
    { colour: 'blue', victim: 'purple', count: 1, cells: '3-1' },
  ]),
  place('blue', '4-2', [
    'columbiz-line',
    { colour: 'blue', length: 4, points: 2, cells: '1-2 2-2 3-2 4-2' },
  ]),
  ply('done', ['columbiz-turn-ended', { colour: 'blue' }]),
];
const START = [
  ply('start 5 5', ['columbiz-start-tied', { count: 2, face: 5 }]),
  ply('start 6 2', ['columbiz-begins', { colour: 'purple', face: 6 }]),
];

describe('turns of Columbiz', () => {
  it('are split where another colour throws, the throw for who begins apart', () => {
    const plies = [
      ply(''),
      ...START,
      place('purple', '1-1'),
      ply('done', ['columbiz-turn-ended', { colour: 'purple' }]),
      ...BLUE_TURN,
    ];
    expect(
      splitTurns(columbiz, plies).map(({ colour, first, last }) => [colour, first, last]),
    ).toEqual([
      [null, 1, 2],
      ['purple', 3, 4],
      ['blue', 5, 11],
    ]);
  });

  it('leave a trace: discs, emptied cells, and the line that scored', () => {
    expect(columbiz.trace(BLUE_TURN)).toEqual({
      placed: ['cell:1-2', 'cell:2-2', 'cell:3-2', 'cell:4-2'],
      taken: ['cell:1-1', 'cell:3-1'],
      ways: [],
      lines: [{ places: ['cell:1-2', 'cell:2-2', 'cell:3-2', 'cell:4-2'], text: '+2' }],
    });
  });

  it('mark a cell that was emptied and filled again as filled', () => {
    const turn = [
      place('blue', '4-5', [
        'columbiz-captured',
        { colour: 'blue', victim: 'purple', count: 2, cells: '4-1 4-2' },
      ]),
      place('blue', '4-1'),
    ];
    expect(columbiz.trace(turn)).toMatchObject({
      placed: ['cell:4-5', 'cell:4-1'],
      taken: ['cell:4-2'],
    });
  });

  it('are summed up in one line, by the one name of the player', () => {
    expect(columbiz.summarise(BLUE_TURN, NAMES)).toBe(
      'Blue placed 4 discs, took 2 prisoners and made a line of four: +2',
    );
    expect(columbiz.summarise([place('purple', '1-1')], NAMES)).toBe('Ana placed one disc');
    expect(columbiz.summarise(BLUE_TURN.slice(0, 2), NAMES)).toBe('Blue threw once');
    const forfeit = ply(
      'forfeit',
      ['columbiz-forfeited', { colour: 'blue', count: 3 }],
      ['columbiz-turn-ended', { colour: 'blue' }],
    );
    expect(columbiz.summarise([forfeit], NAMES)).toBe(
      'Blue could place nothing and lost 3 discs of the reserve',
    );
    const last = ply(
      'done',
      ['columbiz-turn-ended', { colour: 'purple' }],
      ['columbiz-last-round', { colour: 'purple' }],
    );
    expect(columbiz.summarise([place('purple', '1-1'), last], NAMES)).toBe(
      'Ana placed one disc and emptied the reserve',
    );
    expect(columbiz.summarise(START, NAMES)).toBe('Ana threw the highest die, a 6, and begins');
    expect(columbiz.summarise([ply('')], NAMES)).toBe('');
  });

  it('are told without a full stop, also the throw for who begins', () => {
    expect(columbiz.summarise(START.slice(0, 1), NAMES)).toBe(
      '2 players have thrown a 5, the highest; they throw again',
    );
  });

  it('are decided by the turn that brought a winner most', () => {
    const at = (values: number[], ranks?: number[]): Position => ({
      id: '',
      ply: 0,
      turn: ranks
        ? { what: 'over', result: { ranks, scores: values, reason: '' } }
        : { what: 'throw', seat: 0 },
      pieces: [],
      dice: [],
      pad: [{ key: 'columbiz-pad-total', values, is_below: true }],
      messages: [],
    });
    const turn = (colour: string, position: Position): PlayedPly => ({
      ...place(colour, '1-1'),
      position,
    });
    const plies = [
      { ...ply(''), position: at([0, 0]) },
      turn('purple', at([3, 0])),
      turn('blue', at([3, 9])), // the most, but by one who lost
      turn('purple', at([8, 9])),
      turn('blue', at([8, 9])),
      turn('purple', at([10, 9], [1, 2])),
    ];
    expect(columbiz.explainWin(plies, ['purple', 'blue'], NAMES)).toBe(
      'The turn that counted most: 5 points at once for Ana.',
    );
    expect(columbiz.explainWin(plies.slice(0, -1), ['purple', 'blue'], NAMES)).toBe('');
  });
});

const drew = (colour: string, dice: string, ...more: Said[]) =>
  ply(`roll ${dice}`, ['quatre_colonnes-drew', { colour, dice }], ...more);
const GREEN_TURN = [
  drew('G', '5'),
  ply(
    'exit G2 5',
    ['quatre_colonnes-left-workshop', { token: 'G2', cell: 39 }],
    ['quatre_colonnes-sent-back', { token: 'R3' }],
    ['quatre_colonnes-bonus-earned', { colour: 'G', cells: 20 }],
  ),
  ply('bonus G1 20', [
    'quatre_colonnes-moved',
    { token: 'G1', cells: 20, where: 'ring', cell: 62, origin: 4 },
  ]),
];
const lost = (die: number, reason = 'nothing'): Said => [
  'quatre_colonnes-die-lost',
  { die, reason },
];

describe('turns of Les 4 colonnes', () => {
  it('are split where another colour draws', () => {
    const plies = [
      ply(''),
      drew('Y', '6', lost(6)),
      drew('Y', '2', lost(2)),
      ...GREEN_TURN,
      drew('Y', '1', lost(1)),
    ];
    expect(
      splitTurns(quatre, plies).map(({ colour, first, last }) => [colour, first, last]),
    ).toEqual([
      ['Y', 1, 2],
      ['G', 3, 5],
      ['Y', 6, 6],
    ]);
  });

  it('leave the way of every column, also of the one sent home', () => {
    expect(quatre.trace(GREEN_TURN).ways).toEqual([
      { piece: 'G2', from: 'workshop:G', to: 'cell:39', isSentBack: false },
      { piece: 'R3', from: 'cell:39', to: 'workshop:R', isSentBack: true },
      { piece: 'G1', from: 'cell:42', to: 'cell:62', isSentBack: false },
    ]);
    const summit = [
      ply('move Y1 6', [
        'quatre_colonnes-moved',
        { token: 'Y1', cells: 6, where: 'summit', cell: 8, origin: 69 },
      ]),
    ];
    expect(quatre.trace(summit).ways).toEqual([
      { piece: 'Y1', from: 'arrow:Y5', to: 'summit:Y', isSentBack: false },
    ]);
  });

  it('show the column that a third six sends back', () => {
    const turn = [
      ply('move Y1 6', [
        'quatre_colonnes-moved',
        { token: 'Y1', cells: 6, where: 'ring', cell: 17, origin: 7 },
      ]),
      drew('Y', '6', ['quatre_colonnes-third-six', { token: 'Y1', where: 'start' }]),
    ];
    expect(quatre.trace(turn).ways.at(-1)).toEqual({
      piece: 'Y1',
      from: 'cell:17',
      to: 'cell:5',
      isSentBack: true,
    });
    expect(quatre.summarise(turn, NAMES)).toBe(
      'Yellow moved column 1 by 6 cells and threw a third six: column 1 went back',
    );
    expect(
      quatre.trace([
        drew('Y', '6', ['quatre_colonnes-third-six', { token: '-', where: 'nowhere' }]),
      ]).ways,
    ).toEqual([]);
  });

  it('name a column by its number where it is the player’s own, and a partner’s by its colour, too', () => {
    const moved = (token: string, cells: number) => [
      drew('B', String(cells)),
      ply(`move ${token} ${cells}`, [
        'quatre_colonnes-moved',
        { token, cells, where: 'ring', cell: 17, origin: 7 },
      ]),
    ];
    expect(quatre.summarise(moved('B4', 2), NAMES)).toBe('Blue moved column 4 by 2 cells');
    expect(quatre.summarise(moved('B4', 1), NAMES)).toBe('Blue moved column 4 by one cell');
    expect(quatre.summarise(moved('R4', 2), NAMES)).toBe('Blue moved red 4 by 2 cells');
  });

  it('are summed up in one line, with names for columns', () => {
    expect(pieceName('R3')).toBe('red 3');
    expect(quatre.summarise(GREEN_TURN, NAMES)).toBe(
      'Green brought a column out, sent red 3 home and took 20 cells of bonus',
    );
    expect(quatre.summarise([drew('B', '3', lost(3))], NAMES)).toBe(
      'Blue threw 3: no column could move',
    );
    expect(
      quatre.summarise([drew('B', '6', lost(6)), drew('B', '3', lost(3, 'L5-3'))], NAMES),
    ).toBe('Blue threw 6 and 3: a barrier stood in the way');
    expect(
      quatre.summarise(
        [ply('roll 2 4', ['quatre_colonnes-not-built', { colour: 'Y', dice: '2 4' }])],
        NAMES,
      ),
    ).toBe('Yellow threw 2 + 4: no double three yet');
    expect(
      quatre.summarise([ply('roll 3 3', ['quatre_colonnes-built', { colour: 'Y' }])], NAMES),
    ).toBe('Yellow threw the double three and built the monument');
  });

  it('are described in every language without a code', async () => {
    for (const [tag, red] of [
      ['fr', 'rouge 3'],
      ['nl', 'rood 3'],
      ['es', 'rojo 3'],
      ['sv', 'röd 3'],
    ] as const) {
      await speak(tag);
      const line = quatre.summarise(GREEN_TURN, NAMES);
      expect(line).toContain(red);
      expect(line).not.toMatch(/web-|R3|G2/);
      expect(columbiz.summarise(BLUE_TURN, NAMES)).not.toContain('web-');
    }
    await speak('en');
  });

  it('end with who threw the double three, and at which attempt', () => {
    const over: Position = {
      id: '',
      ply: 0,
      turn: { what: 'over', result: { ranks: [1, 2], scores: null, reason: '' } },
      pieces: [],
      dice: [],
      pad: [],
      messages: [],
    };
    const tried = (colour: string) =>
      ply('roll 1 2', ['quatre_colonnes-not-built', { colour, dice: '1 2' }]);
    const built = {
      ...ply('roll 3 3', ['quatre_colonnes-built', { colour: 'Y' }]),
      position: over,
    };
    expect(quatre.explainWin([built], ['Y', 'G'], NAMES)).toBe(
      'Yellow threw the double three at the first attempt.',
    );
    expect(quatre.explainWin([tried('Y'), tried('G'), tried('Y'), built], ['Y', 'G'], NAMES)).toBe(
      'Yellow threw the double three at attempt 3.',
    );
  });
});

describe('the outcome', () => {
  const names = ['Ana', 'Blue', 'Cai', 'Dee'];
  const ended = (
    ranks: number[],
    scores: number[] | null,
    you: number | null,
    sides = ranks.map((_, seat) => seat),
  ) => {
    const result: Result = { ranks, scores, reason: '' };
    return sayOutcome({ result, names: names.slice(0, ranks.length), sides, you });
  };

  it('is said to who won, who lost, and who watches', () => {
    expect(ended([1, 2], [44, 12], 0)).toBe('You win, 44 to 12');
    expect(ended([2, 1], [12, 44], 0)).toBe('Blue wins, 44 to 12');
    expect(ended([2, 1], [12, 44], null)).toBe('Blue wins, 44 to 12');
    expect(ended([1, 2, 3], [44, 12, 3], 0)).toBe('You win with 44 points');
    expect(ended([2, 1, 3], [12, 44, 3], 0)).toBe('Blue wins with 44 points');
    expect(hasWon({ result: { ranks: [2, 1], scores: null, reason: '' }, you: 0 })).toBe(false);
  });

  it('is shared', () => {
    expect(ended([1, 1], [30, 30], 0)).toBe('You and Blue share the win with 30 points each');
    expect(ended([1, 1, 3], [30, 30, 2], 2)).toBe('Ana and Blue share the win with 30 points each');
  });

  it('is a side’s where there are teams', () => {
    expect(ended([1, 2, 1, 2], null, null, [0, 1, 0, 1])).toBe('Ana and Cai win');
    expect(ended([1, 2, 1, 2], null, 2, [0, 1, 0, 1])).toBe('You and Ana win');
    expect(ended([1, 2, 1, 2], null, 1, [0, 1, 0, 1])).toBe('Ana and Cai win');
    expect(ended([1, 2], null, 0)).toBe('You win');
  });
});

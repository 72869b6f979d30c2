import { describe, expect, it } from 'vitest';
import { choose, findTouchable, findTwin, touch } from '../src/board/choose';
import type { Choice } from '../src/lib/protocol.gen';

const choice = (action: string, ...path: string[]): Choice => ({ action, path, effects: [] });

const moves = [
  choice('move Y1 2', 'token:Y1', 'cell:7'),
  choice('move Y1 4', 'token:Y1', 'cell:9'),
  choice('move Y2 2', 'token:Y2', 'cell:30'),
  choice('skip', 'button:skip'),
];

describe('choosing', () => {
  it('begins with the first element of every path', () => {
    expect([...choose(moves, []).next]).toEqual(['token:Y1', 'token:Y2', 'button:skip']);
    expect(choose(moves, []).ready).toBeNull();
  });

  it('narrows by what was touched', () => {
    const chosen = choose(moves, ['token:Y1']);
    expect([...chosen.next]).toEqual(['cell:7', 'cell:9']);
    expect(chosen.ready).toBeNull();
  });

  it('is ready as soon as one choice is left', () => {
    expect(choose(moves, ['token:Y2']).ready?.action).toBe('move Y2 2');
    expect(choose(moves, ['token:Y1', 'cell:9']).ready?.action).toBe('move Y1 4');
  });

  it('drops a selection that leads nowhere any more', () => {
    expect(choose(moves, ['token:Y4']).selected).toEqual([]);
  });
});

describe('touching', () => {
  it('leads on, step by step', () => {
    const first = touch(moves, choose(moves, []), 'token:Y1');
    expect(first.kind).toBe('narrowed');
    if (first.kind !== 'narrowed') return;
    const second = touch(moves, first.choosing, 'cell:7');
    expect(second.kind === 'narrowed' && second.choosing.ready?.action).toBe('move Y1 2');
  });

  it('confirms what is ready by touching its end again', () => {
    const ready = choose(moves, ['token:Y1', 'cell:7']);
    expect(touch(moves, ready, 'cell:7')).toEqual({ kind: 'confirmed', choice: moves[0] });
  });

  it('confirms a choice of one element by touching it again', () => {
    const cells = [choice('place 5-3', 'cell:5-3'), choice('place 5-1', 'cell:5-1')];
    const first = touch(cells, choose(cells, []), 'cell:5-3');
    expect(first.kind).toBe('narrowed');
    if (first.kind === 'narrowed')
      expect(touch(cells, first.choosing, 'cell:5-3')).toEqual({
        kind: 'confirmed',
        choice: cells[0],
      });
  });

  it('lets go of the first element when it is touched again', () => {
    const done = touch(moves, choose(moves, ['token:Y1']), 'token:Y1');
    expect(done.kind === 'cleared' && done.choosing.selected).toEqual([]);
  });

  it('begins anew with another beginning', () => {
    const done = touch(moves, choose(moves, ['token:Y1']), 'token:Y2');
    expect(done.kind === 'narrowed' && done.choosing.selected).toEqual(['token:Y2']);
  });

  it('takes an end that only one choice leads to for the whole path', () => {
    const done = touch(moves, choose(moves, []), 'cell:30');
    expect(done.kind === 'narrowed' && done.choosing.ready?.action).toBe('move Y2 2');
  });

  it('refuses what leads nowhere', () => {
    expect(touch(moves, choose(moves, []), 'cell:50')).toEqual({
      kind: 'refused',
      element: 'cell:50',
    });
  });

  it('asks for the die where two lead to one place', () => {
    const same = [
      choice('move Y1 2', 'token:Y1', 'summit:Y', 'die:2'),
      choice('move Y1 3', 'token:Y1', 'summit:Y', 'die:3'),
    ];
    const chosen = choose(same, ['token:Y1', 'summit:Y']);
    expect([...chosen.next]).toEqual(['die:2', 'die:3']);
    const done = touch(same, chosen, 'die:3');
    expect(done.kind === 'narrowed' && done.choosing.ready?.action).toBe('move Y1 3');
  });
});

describe('touchable elements', () => {
  it('are beginnings and unambiguous ends', () => {
    const touchable = findTouchable(moves, choose(moves, []));
    expect(touchable.has('token:Y1')).toBe(true);
    expect(touchable.has('cell:30')).toBe(true);
    expect(touchable.has('cell:50')).toBe(false);
  });

  it('include the twin of a token that is listed', () => {
    const pieces = [
      { id: 'Y1', colour: 'Y', place: 'workshop:Y' },
      { id: 'Y3', colour: 'Y', place: 'workshop:Y' },
      { id: 'R1', colour: 'R', place: 'workshop:R' },
    ];
    const touchable = new Set(['token:Y1']);
    expect(findTwin('token:Y3', pieces, touchable)).toBe('token:Y1');
    expect(findTwin('token:R1', pieces, touchable)).toBe('token:R1');
  });
});

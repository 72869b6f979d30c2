import { beforeEach, describe, expect, it, vi } from 'vitest';
import real from '../src/games/quatre_colonnes/facts.gen.json';
import { chooseFact, collectFact, findRaised, readCollected, type Facts } from '../src/lib/album';

let stored: Map<string, string>;
beforeEach(() => {
  stored = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
  });
});

const entry = (key: string, colour: string) => ({ key, colour, place: key, source: 'a book' });
const facts: Facts = {
  trigger: 'game-arrived',
  piece: 'piece',
  entries: [entry('a', 'Y'), entry('b', 'R'), entry('c', 'Y')],
};
const words = (key: string, piece: string) => ({ key, arguments: { piece }, clause: null });
const pieces = [
  { id: 'Y1', colour: 'Y', place: 'summit:Y' },
  { id: 'R2', colour: 'R', place: 'cell:3' },
];

describe('the message that brings a fact', () => {
  it('names the piece, by the argument that the game says', () => {
    const messages = [
      words('game-moved', 'R2'),
      words('game-arrived', 'Y1'),
      words('game-arrived', '?'),
    ];
    expect(findRaised(facts, messages, pieces)).toEqual([pieces[0]]);
  });
});

describe('which fact is next', () => {
  it('is the first of its colour that is not collected', () => {
    expect(chooseFact(facts, 'Y', [])?.key).toBe('a');
    expect(chooseFact(facts, 'Y', ['a', 'b'])?.key).toBe('c');
    expect(chooseFact(facts, 'R', ['a'])?.key).toBe('b');
  });

  it('is the one shown longest ago where all are collected, and none where there are none', () => {
    expect(chooseFact(facts, 'Y', ['c', 'b', 'a'])?.key).toBe('c');
    expect(chooseFact(facts, 'B', [])).toBeNull();
  });
});

describe('the album of a device', () => {
  it('collects one after the other, and shows the oldest again in the end', () => {
    const taken = [1, 2, 3, 4].map(() => collectFact('game', facts, 'Y')?.key);
    expect(taken).toEqual(['a', 'c', 'a', 'c']);
    expect(readCollected('game')).toEqual(['a', 'c']);
  });

  it('keeps games apart', () => {
    collectFact('game', facts, 'Y');
    collectFact('other', facts, 'R');
    expect([readCollected('game'), readCollected('other')]).toEqual([['a'], ['b']]);
  });

  it('is empty where what is stored is of no use', () => {
    for (const text of ['{"game": 5}', '{"game": [1, null]}', 'no JSON', '[]']) {
      stored.set('colonnade-album', text);
      expect(readCollected('game')).toEqual([]);
    }
  });

  it('is full after ten columns of each culture', () => {
    for (const colour of ['Y', 'B', 'G', 'R'])
      for (let column = 0; column < 10; column += 1) collectFact('game', real, colour);
    expect(new Set(readCollected('game')).size).toBe(real.entries.length);
  });
});

/** What the form of a new table knows of the options of a game. */

import type { GameForm, UsualOptions } from './protocol.gen';

export type OptionValue = string | number | boolean;
export type Chosen = Record<string, OptionValue>;

/** What is usual and what is impossible with this number of players beside what was chosen: of the cases that fit the last holds. */
export function findCase(
  form: Pick<GameForm, 'usual'>,
  players: number,
  chosen: Chosen,
): UsualOptions | undefined {
  return form.usual.findLast(
    (each) =>
      each.players === players &&
      Object.entries(each.given).every(([name, value]) => chosen[name] === value),
  );
}

/** The first choice that makes a value possible; null where none does. */
export function findNeed(
  form: Pick<GameForm, 'usual'>,
  players: number,
  option: string,
  value: OptionValue,
): [option: string, value: OptionValue] | null {
  const found = form.usual.find(
    (each) => each.players === players && !each.impossible[option]?.includes(value),
  );
  return Object.entries(found?.given ?? {})[0] ?? null;
}

/** What was chosen, without what is impossible beside the rest. */
export function dropImpossible(
  form: Pick<GameForm, 'usual'>,
  players: number,
  chosen: Chosen,
): Chosen {
  const impossible = findCase(form, players, chosen)?.impossible ?? {};
  const kept = Object.entries(chosen).filter(([name, value]) => !impossible[name]?.includes(value));
  // without one choice another may be impossible too
  return kept.length < Object.keys(chosen).length
    ? dropImpossible(form, players, Object.fromEntries(kept))
    : chosen;
}

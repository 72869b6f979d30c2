/** The player's language: sentences for message keys, from the same Fluent files as in every other user interface. */

import { FluentBundle, FluentResource, type FluentFunction } from '@fluent/bundle';
import { onDestroy } from 'svelte';
import { fetchWords } from './http';
import languages from './languages.gen.json';
import { cases, percent } from './numbers';
import { loadPart } from './parts.svelte';
import { preferences, prefer } from './preferences.svelte';
import type { Words } from './protocol.gen';
import { saveOnReload, takeSaved } from './reload';

/** Each language's own name for itself, by its code: the switch must be readable in each of them. */
export const LANGUAGES: Record<string, string> = languages;
const FALLBACK = 'en';

type Loader = () => Promise<string>;

// Words of the other user interfaces are not needed here; words of single pages are loaded with them.
const files = import.meta.glob(
  [
    '../../../src/colonnade/locales/*/*.ftl',
    '!../../../src/colonnade/locales/*/{cli,terminal,lab,printing*,rules_*,lessons,analysis*,coach*,facts_*,web_*}.ftl',
  ],
  { query: '?raw', import: 'default' },
) as Record<string, Loader>;
const areaFiles = import.meta.glob(
  '../../../src/colonnade/locales/*/{lessons,printing,analysis*,coach*,facts_*,web_*}.ftl',
  {
    query: '?raw',
    import: 'default',
  },
) as Record<string, Loader>;
const ruleFiles = import.meta.glob('../../../src/colonnade/locales/*/rules_*.ftl', {
  query: '?raw',
  import: 'default',
}) as Record<string, Loader>;

const bundles = new Map<string, FluentBundle>();
const areas = new Map<string, Promise<void>>(); // per language and file that pages have asked for
const needed = new Set<string>();
const games = new Set<string>(); // those whose colours have names in the files
const foreign = new Set<string>(); // games whose sentences the server has
const state = $state({ language: FALLBACK, version: 0 });

/** The language that is spoken now. */
export function language(): string {
  return state.language;
}

function preferred(): string {
  const wished = [preferences.language, ...navigator.languages.map((tag) => tag.slice(0, 2))];
  return wished.find((tag) => tag !== null && Object.hasOwn(LANGUAGES, tag)) ?? FALLBACK;
}

/** Adds sentences to a language, and takes note of the games that they name. */
function add(bundle: FluentBundle, text: string): void {
  bundle.addResource(new FluentResource(text));
  for (const [, game] of text.matchAll(/^(\w+)-colour-/gm)) games.add(game ?? '');
}

async function load(tag: string): Promise<void> {
  if (bundles.has(tag)) return;
  const own = Object.entries(files).filter(([path]) => path.includes(`/locales/${tag}/`));
  const texts = await Promise.all(own.map(([, read]) => read()));
  const bundle = new FluentBundle(tag, { functions, useIsolating: false }); // all languages run from left to right
  for (const text of texts) add(bundle, text);
  bundles.set(tag, bundle);
  await Promise.all([...foreign].map((game) => loadGame(tag, game)));
}

/** What the seats of a table are called: its game, and a name for each colour, in seat order. */
export interface SeatNames {
  game: string;
  colours: readonly string[];
  names: readonly string[];
  /** The colour of the one who reads, where that is one person: sentences say “you”. */
  you?: string | undefined;
}

let seats: () => SeatNames | null = () => null;

/** Calls the players by these names in every sentence, as long as the page that says so is open. `read` may read reactive values. */
export function nameSeats(read: () => SeatNames | null): void {
  seats = read;
  onDestroy(() => {
    if (seats === read) seats = () => null;
  });
}

/** Calls the page so, in the browser's tab. `read` may read reactive values. */
export function showTitle(read: () => string): void {
  $effect(() => {
    document.title = read();
  });
}

/** The sentence of a message about another table than that of the page. */
export function sayWordsOf(table: SeatNames, words: Words): string {
  const own = seats;
  seats = () => table;
  try {
    return sayWords(words);
  } finally {
    seats = own;
  }
}

/** The sentence that the game at the table has for the rest of a key, or any game where none is. */
export function findInGame(rest: string, args: Arguments = {}): string | null {
  const table = seats()?.game;
  for (const game of table ? [table, ...games] : games) {
    const text = find(`${game}-${rest}`, args);
    if (text !== null) return text;
  }
  return null;
}

function namePlayer(colour: string): string {
  const table = seats();
  const name = table?.names[table.colours.indexOf(colour)];
  return name || capitalise(findInGame(`colour-${colour}`) ?? colour);
}

function namePiece(code: string): string {
  const [, colour = '', number = ''] = /^(\w)(\d)$/.exec(code) ?? [];
  return (colour && findInGame('piece', { colour, number })) || code;
}

function nameCell(code: string): string {
  const [, column = '', row = ''] = /^(\d)-(\d)$/.exec(code) ?? [];
  return (column && findInGame('cell', { column: Number(column), row: Number(row) })) || code;
}

const toDigits = (digits: unknown): number | undefined =>
  digits === undefined ? undefined : Number(digits);

/** What sentences call by itself: see docs/translating.md. Lists are separated by commas. */
const functions: Record<string, FluentFunction> = {
  PLAYER: ([colour]) => namePlayer(String(colour)),
  PIECE: ([codes]) => String(codes).split(', ').map(namePiece).join(', '),
  CELL: ([code]) => nameCell(String(code)),
  CAPITAL: ([text]) => capitalise(String(text)),
  PERCENT: ([share], { digits }) => percent(Number(share), toDigits(digits)),
  CASES: ([share], { digits }) => cases(Number(share), toDigits(digits)),
};

/** Loads the language of this device. */
export async function startLanguage(): Promise<void> {
  const tag = preferred();
  await load(tag);
  show(tag);
  const saved = takeSaved<string>('language');
  if (saved !== null) speak(saved).catch(() => undefined);
}

function show(tag: string): void {
  state.language = tag;
  state.version += 1;
  document.documentElement.lang = tag;
}

function loadArea(tag: string, area: string): Promise<void> {
  const id = `/${tag}/${area}.ftl`;
  const read = Object.entries(areaFiles).find(([path]) => path.endsWith(id))?.[1];
  const loading =
    areas.get(id) ??
    (async () => void bundles.get(tag)?.addResource(new FluentResource((await read?.()) ?? '')))();
  areas.set(id, loading);
  loading.catch(() => areas.delete(id)); // what could not be loaded is asked for again
  return loading;
}

/** What the server has to say of a game that this client does not know, in one language. */
async function loadGame(tag: string, game: string): Promise<void> {
  const bundle = bundles.get(tag);
  if (bundle) add(bundle, (await fetchWords(game, tag)).text);
}

/** Loads the sentences of a game that this client does not know; asked once. */
export async function needGame(game: string): Promise<void> {
  if (foreign.has(game)) return;
  await load(FALLBACK); // for what the game does not say in this language
  await Promise.all([...bundles.keys()].map((tag) => loadGame(tag, game)));
  foreign.add(game);
  state.version += 1;
}

/** Loads what only some pages say: the file of that name, in the languages spoken so far and whichever is spoken later. */
export async function need(...names: string[]): Promise<void> {
  for (const name of names) needed.add(name);
  await Promise.all(names.flatMap((name) => [...bundles.keys()].map((tag) => loadArea(tag, name))));
  state.version += 1;
}

let wished: string | null = null; // the language that is being loaded
saveOnReload('language', () => wished);

/** Switches the language, for good. */
export async function speak(tag: string): Promise<void> {
  wished = tag;
  await loadPart(
    async () => {
      await load(tag);
      await Promise.all([...needed].map((area) => loadArea(tag, area)));
    },
    () => wished === tag,
  );
  wished = null;
  prefer('language', tag);
  show(tag);
}

/** Switches to the language chosen in a list. Where it cannot be loaded, the list goes back to the one that is spoken. */
export async function speakChosen(list: HTMLSelectElement): Promise<void> {
  await speak(list.value).catch(() => (list.value = state.language));
}

/** Whether a game has a page of rules here. */
export const hasRules = (game: string): boolean =>
  Object.keys(ruleFiles).some((path) => path.endsWith(`/rules_${game}.ftl`));

/** Whether a game has facts for the album. */
export const hasFacts = (game: string): boolean =>
  Object.keys(areaFiles).some((path) => path.endsWith(`/facts_${game}.ftl`));

/** Loads the rules of a game in the language spoken now, or in English where it has none; their keys, in the order of the page. */
export async function loadRules(game: string, tag: string): Promise<string[]> {
  for (const each of [tag, FALLBACK]) {
    const read = Object.entries(ruleFiles).find(([path]) =>
      path.endsWith(`/locales/${each}/rules_${game}.ftl`),
    )?.[1];
    if (!read) continue;
    await load(each);
    const text = await read();
    bundles.get(each)?.addResource(new FluentResource(text), { allowOverrides: true });
    state.version += 1;
    return [...text.matchAll(/^(rules-[\w-]+) *=/gm)].map((match) => match[1] ?? '');
  }
  return [];
}

type Arguments = Record<string, string | number>;

/** The sentence of a key, or null where no language has it. */
export function find(key: string, args: Arguments = {}): string | null {
  void state.version; // the sentence is made again when the language changes
  for (const tag of [state.language, FALLBACK]) {
    const bundle = bundles.get(tag);
    const pattern = bundle?.getMessage(key)?.value;
    if (bundle && pattern) return bundle.formatPattern(pattern, args, []);
  }
  return null;
}

/** The sentence of a key. What no language has is said by its key, so that it is seen and mended. */
export function say(key: string, args: Arguments = {}): string {
  return find(key, args) ?? key;
}

/** The sentence of a message: the browser's own where it has one, for instance in place of words that are typed in a terminal. */
export function sayWords(words: Words): string {
  const { key, arguments: args } = words;
  const isYou = args['colour'] !== undefined && args['colour'] === seats()?.you;
  return (
    (isYou ? find(`web-you-${key}`, args) : null) ?? find(`web-${key}`, args) ?? say(key, args)
  );
}

/** A text with a capital first letter: names of colours begin sentences in some places and not in others. */
export function capitalise(text: string): string {
  return text.charAt(0).toLocaleUpperCase(state.language) + text.slice(1);
}

/** A list as a sentence has it: “a, b and c”. */
export function join(parts: string[]): string {
  const tag = state.language === 'en' ? 'en-GB' : state.language; // no comma before the last
  return new Intl.ListFormat(tag, { type: 'conjunction' }).format(parts);
}

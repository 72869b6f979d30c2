/** What a person prefers on this device. Kept in the browser, never sent. */

export type Theme = 'system' | 'light' | 'dark' | 'contrast';
export type Speed = 'slow' | 'usual' | 'fast' | 'none';
export type Pace = 'slow' | 'usual' | 'fast';
export type Announcements = 'terse' | 'full';

interface Preferences {
  language: string | null;
  name: string;
  theme: Theme;
  speed: Speed;
  /** How long throws lie still and how fast others' moves follow each other. */
  pace: Pace;
  hasSound: boolean;
  vibrates: boolean;
  /** Whether the browser tells when it is one's turn and the page is hidden. */
  notifies: boolean;
  confirms: boolean;
  playsForced: boolean;
  throwsByItself: boolean;
  /** Whether shaking the phone throws; null until the person was asked. */
  shakes: boolean | null;
  announcements: Announcements;
  /** Whether facts about the world of a game are shown while it is played. */
  showsFacts: boolean;
  /** Whether chances are shown where somebody points. */
  hasLens: boolean;
  /** At a real board: whether every throw of a turn is entered, or only the last one. */
  entersEveryThrow: boolean;
  /** The bot chosen last, per game. */
  levels: Record<string, string>;
}

const STORED = 'colonnade-preferences';

function defaults(): Preferences {
  return {
    language: null,
    name: '',
    theme: 'system',
    speed: 'usual',
    pace: 'usual',
    hasSound: true,
    vibrates: true,
    notifies: false,
    confirms: hasCoarsePointer(), // a finger covers what it touches; a mouse sees the preview first
    playsForced: true,
    throwsByItself: false,
    shakes: null,
    announcements: 'full',
    showsFacts: true,
    hasLens: false,
    entersEveryThrow: false,
    levels: {},
  };
}

function hasCoarsePointer(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(pointer: coarse)').matches;
}

/** What was stored, as far as it can be read: a blocked or foreign storage is as good as an empty one. */
export function readStored<T>(key: string): T | null {
  try {
    const text = localStorage.getItem(key);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

/** Where what this browser kept of a table's dice is stored: this, the table's id and a part of the token. */
export const STORED_DICE = 'colonnade-dice';

/** What is stored under keys that begin so. */
export function storedKeys(start: string): string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(start));
  } catch {
    return []; // a browser without storage has kept nothing
  }
}

/** Stores a value; a browser that refuses to store simply forgets. */
export function writeStored(key: string, value: unknown): void {
  try {
    localStorage.setItem(key, JSON.stringify(value));
  } catch {
    // private windows may have no room: the preference holds until the page is closed
  }
}

export const preferences: Preferences = $state({
  ...defaults(),
  ...readStored<Partial<Preferences>>(STORED),
});

/** Changes a preference and remembers it. */
export function prefer<K extends keyof Preferences>(name: K, value: Preferences[K]): void {
  preferences[name] = value;
  writeStored(STORED, $state.snapshot(preferences));
}

/** Whether things should fade instead of move. */
export function hasReducedMotion(): boolean {
  return typeof matchMedia === 'function' && matchMedia('(prefers-reduced-motion: reduce)').matches;
}

const FACTOR: Record<Speed, number> = { slow: 1.7, usual: 1, fast: 0.5, none: 0 };

/** The duration, on this device, of something that usually takes a number of milliseconds. */
export function paced(milliseconds: number): number {
  return milliseconds * FACTOR[preferences.speed];
}

const PACES: Record<Pace, number> = { slow: 1.6, usual: 1, fast: 0.55 };

/** How long something stays to be seen on this device, with reduced motion too. Who wants no movement at all wants no waiting either. */
export function held(milliseconds: number): number {
  return preferences.speed === 'none' ? 0 : milliseconds * PACES[preferences.pace];
}

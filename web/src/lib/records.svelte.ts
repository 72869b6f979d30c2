/** Records that are looked at again: of a table, or opened from a file. The replay and the review of a game both begin here. */

import { untrack } from 'svelte';
import { fetchRecord, fetchTablePlies, Refusal, replayRecord } from './http';
import { loadedRecord } from './loaded';
import type { Words } from './protocol.gen';
import { replaceAddress } from './router.svelte';
import { Replay } from './controller.svelte';

export interface GameRecord {
  game: string;
  options: Record<string, string | number | boolean>;
  seats: { colour: string; name: string }[];
  first: number | null;
  dice: { source: string };
  events: string[];
  played: string | null;
  notes: { ply: number; what: string }[];
  result: unknown;
  /** Positions that were set up by hand, in records of format 2. */
  setups?: { ply: number; position: string }[];
}

export interface OpenedRecord {
  text: string;
  record: GameRecord;
  replay: Replay;
}

/** The record of the table of that id, or of the file where it is `file`, looked at from a ply; null where there is no file. Refuses what is no record, with the clause. */
export async function openRecord(id: string, ply: number): Promise<OpenedRecord | null> {
  const isFile = id === 'file';
  const text = isFile ? loadedRecord() : JSON.stringify(await fetchRecord(id));
  if (text === null) return null;
  const replay = new Replay((start, count) =>
    isFile ? replayRecord(text, start, count) : fetchTablePlies(id, start, count),
  );
  await replay.start(ply);
  return { text, record: JSON.parse(text) as GameRecord, replay };
}

/** The notes of a record, and where a position was set up by hand, in their order. */
export function listNotes({ notes, setups = [] }: GameRecord): GameRecord['notes'] {
  const added = setups.map(({ ply }) => ({ ply, what: 'set-up' }));
  return [...notes, ...added].sort((one, other) => one.ply - other.ply);
}

/** Why a record could not be opened: it was refused, it is none, or a part of the page did not come. */
export function whyRefused(error: unknown): Words {
  if (error instanceof Refusal) return error.words;
  const key = error instanceof SyntaxError ? 'record-not-json' : 'web-part-missing';
  return { key, arguments: error instanceof SyntaxError ? { column: '?' } : {}, clause: null };
}

interface Following {
  page: 'replay' | 'review';
  /** The parts of the address: the id of the record, and the ply. */
  parts: () => string[];
  replay: () => Replay | null;
  open: (id: string, ply: number) => unknown;
  /** Another ply is looked at. */
  onLook: (ply: number, before: number) => void;
}

/** Keeps a page and its address together: another record is opened, another ply of the same only looked at; and the address is always a link to the ply. */
export function followAddress({ page, parts, replay, open, onLook }: Following): void {
  let opened = '';
  let before = -1; // the ply looked at before
  let written = -1; // the ply that the page itself put into the address
  const wanted = () => Number(parts()[1] ?? 0);
  $effect(() => {
    const id = parts()[0] ?? '';
    const ply = wanted();
    untrack(() => {
      if (id !== opened) {
        opened = id;
        open(id, ply);
      } else if (ply !== written) void replay()?.look(ply);
    });
  });
  $effect(() => {
    const ply = replay()?.ply;
    if (ply === undefined) return;
    untrack(() => {
      written = ply;
      if (opened && ply !== wanted()) replaceAddress(page, opened, ply);
      onLook(ply, before);
      before = ply;
    });
  });
}

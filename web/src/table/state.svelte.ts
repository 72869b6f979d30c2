/** Everything that changes on the page of a table and is not the game itself: one record, a comment per field. */

import { choose, type Choosing } from '../board/choose';
import type { Flash } from '../games';
import type { Choice, Hinted, Mistake, Seen, Words } from '../lib/protocol.gen';

export type SheetName =
  | 'none'
  | 'log'
  | 'pad'
  | 'menu'
  | 'phrases'
  | 'settings'
  | 'report'
  | 'dice'
  | 'result'
  | 'doubt'
  | 'other'
  | 'setup'
  | 'shortcuts';

/** A grave mistake that somebody is about to make, and how to make it all the same. */
export interface Doubt {
  mistake: Mistake;
  run: () => void;
}

export class TableState {
  /** The sheet that lies over the page. */
  sheet = $state<SheetName>('none');
  /** Quarters by which the board is turned clockwise. */
  turned = $state(0);
  /** Changes with every throw: the dice tumble. */
  thrown = $state(0);

  /** What is chosen on the board so far. */
  choosing = $state.raw<Choosing>(choose([], []));
  /** The choice that a button beside the board points at. */
  foreseen = $state.raw<Choice | null>(null);
  /** The choice under the mouse or the keyboard. */
  hovered = $state.raw<Choice | null>(null);
  /** The place under the mouse, the keyboard or a finger that stays. */
  pointed = $state<string | null>(null);
  /** A cell that was tapped while keeping: chosen as soon as placing has begun. */
  wanted = $state<string | null>(null);

  /** Which of the dice are to be kept, by their place. */
  kept = $state.raw<boolean[]>([]);
  /** Whether dice were chosen since the last throw. */
  hasChosenDice = $state(false);

  /** Something to say about the last touch, until something else happens. */
  remark = $state.raw<Words | null>(null);

  /** The hint that was asked for. */
  hinted = $state.raw<Hinted | null>(null);
  isHinting = $state(false);
  /** The move of a hint that is shown on the board. */
  advised = $state<string | null>(null);
  /** The move of a hint that is pointed at. */
  pondered = $state<string | null>(null);
  /** What the lens sees in this position. */
  seen = $state.raw<Seen | null>(null);
  doubt = $state.raw<Doubt | null>(null);
  isConsidering = $state(false);

  /** What lights up on the board for a moment. */
  flashes = $state.raw<{ key: number; list: Flash[] }>({ key: 0, list: [] });
  /** What each seat has just said. */
  phrases = $state.raw<Record<number, string>>({});
  /** The name of the person a shared device is handed to. */
  handedTo = $state<string | null>(null);
  /** The game has just been won: the winner's shapes rain over the board. */
  isCelebrating = $state(false);
  /** What is said aloud. */
  spoken = $state('');
  /** The person closed the card on how to win. */
  hasReadCard = $state(false);
}

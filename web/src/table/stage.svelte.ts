/** What is shown of a game that goes on: event by event, each throw long enough to be read, others' moves at a pace one can follow. */

import { restOf, showDice, SILENCE, TUMBLE, type ShownDice } from '../board/thrown';
import { held, paced } from '../lib/preferences.svelte';
import type { Event, Position } from '../lib/protocol.gen';

/** One thing to be seen. */
export interface Frame {
  /** The position on the board. */
  position: Position;
  dice: ShownDice;
  /** The events that this frame tells; none while dice roll, and where it only makes room after a throw. */
  events: Event[];
  /** How long it stays before the next frame may follow, in milliseconds. */
  stay: number;
}

const FOLLOW = 450; // between two moves of somebody else
const NOTABLE = 1500; // after a move that did more than move: a capture, a line, a bonus
const GLANCE = 0.2; // of the usual time, where somebody hurries the others
const MOST = 60; // frames behind the game: more are skipped

/** A queue of frames and the one that is shown. */
export class Stage {
  frame = $state.raw<Frame | null>(null);
  /** Whether the game is shown as it stands: nothing waits to be seen. */
  isCurrent = $state(true);
  #queue: Frame[] = [];
  #isHurried = false;
  #last: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  constructor(
    /** Whether a seat is played on this device: one's own moves are shown at once. */
    readonly isOwn: (seat: number | null) => boolean,
    /** Called with each frame as it is shown. */
    readonly onShow: (frame: Frame) => void,
    /** Whether dice roll here; those of a real board have done so. */
    readonly hasRolling: () => boolean = () => true,
  ) {}

  /** Takes in what happened. Without events the position is shown at once, as it is. */
  add(events: Event[], position: Position): void {
    const moves = events.filter(
      (event) => event.what === 'act' || event.what === 'throw' || event.what === 'back',
    );
    if (moves.length === 0) {
      this.finish();
      this.#last = position;
      if (this.frame?.position.id !== position.id || this.frame.position.ply !== position.ply) {
        this.#show({ position, dice: showDice(null, position, null), events: [], stay: 0 });
      }
      return;
    }
    const frames = this.#framesOf(moves, position);
    const isOwn = moves.every((event) => this.isOwn(event.seat ?? null));
    const isThrow = this.frame?.dice.event !== null; // a throw lies its time, whatever is thrown after it
    if (
      (isOwn && (!isThrow || moves.every((event) => event.what !== 'throw'))) ||
      document.visibilityState === 'hidden' ||
      this.#queue.length + frames.length > MOST
    )
      this.finish();
    this.#queue.push(...frames);
    this.isCurrent = false;
    if (this.#timer === null) this.#next();
  }

  /** Forgets what waits: the page is closed. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#queue = [];
  }

  /** The frames of some events, of which only the position after the last is known. */
  #framesOf(moves: Event[], position: Position): Frame[] {
    const frames: Frame[] = [];
    let unseen: Event[] = []; // moves whose own position is not known: told with the next frame
    moves.forEach((event, index) => {
      const before = this.#last;
      const after = index === moves.length - 1 ? position : null;
      const lying = index === 0 ? before : null; // what a move before the throw left lying is not known
      const dice =
        event.what === 'throw'
          ? { ...showDice(event.text ?? null, after ?? blank(position), lying), rollsFor: 0 }
          : null;
      const thrownAt = turnTo(before ?? position, event.seat ?? null);
      if (dice && this.hasRolling()) {
        const rollsFor = paced(TUMBLE);
        const stay = rollsFor + held(SILENCE);
        frames.push({ position: thrownAt, dice: { ...dice, rollsFor }, events: [], stay });
      }
      if (dice && (dice.isGone || !after)) {
        frames.push({
          position: thrownAt,
          dice,
          events: [...unseen, event],
          stay: this.#stayOf(event, dice),
        });
        unseen = [];
        const rest = after?.turn.what === 'over' ? dice : after && showDice(null, after, null); // what won the game stays
        if (after && rest) frames.push({ position: after, dice: rest, events: [], stay: 0 });
      } else if (after) {
        const shown = dice ?? showDice(event.text ?? null, after, before);
        frames.push({
          position: after,
          dice: shown,
          events: [...unseen, event],
          stay: this.#stayOf(event, shown),
        });
      } else unseen.push(event);
      if (after) this.#last = after;
    });
    return frames;
  }

  #stayOf(event: Event, dice: ShownDice): number {
    if (event.what === 'throw') return held(restOf(dice));
    if (this.isOwn(event.seat ?? null)) return 0;
    return held((event.messages?.length ?? 0) > 1 ? NOTABLE : FOLLOW);
  }

  #show(frame: Frame): void {
    this.frame = frame;
    this.onShow(frame);
  }

  #next = (): void => {
    this.#timer = null;
    const frame = this.#queue.shift();
    if (!frame) return;
    this.isCurrent = this.#queue.length === 0;
    const isOwn = this.isOwn(frame.position.turn.seat ?? null);
    if (isOwn && this.isCurrent) this.#isHurried = false;
    const haste = this.#isHurried && !isOwn ? GLANCE : 1;
    const rollsFor = frame.dice.rollsFor && frame.dice.rollsFor * haste;
    this.#show({ ...frame, dice: { ...frame.dice, rollsFor } });
    if (frame.stay > 0) this.#wait(frame.stay * haste);
    else this.#next();
  };

  /** The others' turns are shown at a glance, or no longer; once it is one's own, they are not. */
  hurry(isOn: boolean): void {
    if (this.#isHurried === isOn || this.isOwn(this.frame?.position.turn.seat ?? null)) return;
    this.#isHurried = isOn;
    if (!isOn || this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#next(); // what is there was seen
  }

  /** Goes on when the frame has lain for its time, counted from when it is on the screen: a slow device does not shorten it. */
  #wait(stay: number): void {
    const timer = setTimeout(this.#next, stay);
    this.#timer = timer;
    afterPaint(() => {
      if (this.#timer !== timer) return;
      clearTimeout(timer);
      this.#timer = setTimeout(this.#next, stay);
    });
  }

  /** Shows at once what still waits. */
  finish(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
    while (this.#queue.length > 0) {
      const frame = this.#queue.shift();
      this.isCurrent = this.#queue.length === 0;
      if (frame && !frame.dice.rollsFor) this.#show(frame);
    }
  }
}

/** Calls back when what was just changed has been drawn; never while the page is hidden. */
function afterPaint(then: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(then));
}

/** A position with the turn at the seat that throws: in between, nothing else is known. */
function turnTo(position: Position, seat: number | null): Position {
  return seat === null || position.turn.seat === seat
    ? position
    : { ...position, turn: { ...position.turn, seat } };
}

/** The position that is reached, without its dice: of a throw in between only the faces are known. */
function blank(position: Position): Position {
  return { ...position, dice: [] };
}

/** A guided first game. The server has played it on the rules; this shows it step by step, and compares what is chosen with what is asked for. A step that asks for nothing is free: what is chosen is played. */

import { choose, touch, type Choosing } from '../board/choose';
import { restOf, showDice, thrownFaces, TUMBLE, type ShownDice } from '../board/thrown';
import type { Flash, LoadedScene } from '../games';
import { explainAction, Refusal } from '../lib/http';
import { sayWords, say } from '../lib/i18n.svelte';
import { held, paced, preferences } from '../lib/preferences.svelte';
import type { Choice, LessonAnswer, LessonStep, Ply, Position } from '../lib/protocol.gen';
import { play } from '../lib/sound';
import { keepFinished, keepStep } from './progress';

const FOLLOW = 1000; // milliseconds between two moves that happen by themselves
const EFFECT = 500; // to see what one's own act did

/** Plays an action at a free step: that step with its events, and the next one unless it was the last. */
export type Proceed = (action: string, at: LessonStep) => Promise<LessonStep[]>;

export class LessonController {
  /** The step that is played; the number of steps once all are. */
  index = $state(0);
  /** The event that is being shown; null while the learner is to act. */
  shown = $state.raw<Ply | null>(null);
  /** Why the last try was not what is asked for; empty where there was none. */
  answer = $state('');
  choosing = $state.raw<Choosing>(choose([], []));
  /** Which dice are to be kept, by their place. */
  kept = $state<boolean[]>([]);
  /** Counts the throws: the dice tumble. */
  thrown = $state(0);
  flashes = $state.raw<{ key: number; list: Flash[] }>({ key: 0, list: [] });

  /** Whether the action at a free step is being played. */
  isWaiting = $state(false);
  steps = $state.raw<LessonStep[]>([]);
  #before: Position | null = null;
  #timer: ReturnType<typeof setTimeout> | null = null;

  isFinished = $derived.by(() => this.index >= this.steps.length);
  step: LessonStep = $derived.by(
    () => this.steps[Math.min(this.index, this.steps.length - 1)] as LessonStep,
  );
  position: Position = $derived.by(() => {
    if (this.isFinished) return (this.step.plies.at(-1) as Ply).position;
    const position = this.shown?.position ?? this.step.position;
    const isElsewhere = this.choices.length > 0 && this.wanted.length === 0; // nothing on the board is to be touched
    return isElsewhere ? { ...position, highlights: [] } : position;
  });
  /** The step at which the chapter began: there the game jumps, and nothing travels on the board. */
  chapter = $derived.by(() =>
    this.steps.findLastIndex((step, at) => at <= this.index && !this.#goesOn(step, at)),
  );
  isAsking = $derived.by(() => this.shown === null && !this.isFinished && !this.isWaiting);
  choices: Choice[] = $derived.by(() => (this.isAsking ? this.step.choices : []));
  keep = $derived.by(() => (this.isAsking ? this.step.keep : null));
  moves = $derived.by(() =>
    this.keep ? [] : this.choices.filter((choice) => !choice.path[0]?.startsWith('button:')),
  );
  button = $derived.by(
    () => this.choices.find((choice) => choice.path[0]?.startsWith('button:')) ?? null,
  );
  mustThrow = $derived.by(() => this.isAsking && this.step.position.turn.what === 'throw');
  /** Whether what is chosen is played, whatever the rules allow. */
  isFree = $derived.by(() => this.step.act === '');
  /** The move that the step asks for, if it is one of the board; at a free step every one. */
  wanted = $derived.by(() =>
    this.moves.filter((choice) => this.isFree || choice.action === this.step.act),
  );
  /** The same, as far as it is to be lit: where it begins. */
  lit = $derived.by(() =>
    this.wanted.map((choice) => ({ ...choice, path: choice.path.slice(0, 1) })),
  );
  keptFaces = $derived.by(() => facesOf(this.position, this.kept));
  /** The dice of the event that is shown, or of the throw before the learner's choice. */
  dice: ShownDice = $derived.by(() => {
    if (this.shown) return showDice(this.shown.event, this.shown.position, this.#before);
    const last = this.steps[this.index - 1]?.plies.at(-1);
    if (last && !this.isFinished && this.#goesOn(this.step, this.index)) {
      const dice = showDice(last.event, last.position, null);
      if (!dice.isGone) return dice;
    }
    return showDice(this.isFinished ? (last?.event ?? null) : null, this.position, null);
  });
  /** Which dice are to be touched so that those are kept which the step asks for. */
  litDice: boolean[] = $derived.by(() => {
    const { dice } = this.position;
    if (!this.keep || !this.step.act.startsWith('keep')) return dice.map(() => false);
    const faces = this.step.act.split(' ').slice(1).map(Number);
    const missing = (face: number) =>
      faces.filter((each) => each === face).length -
      this.keptFaces.filter((each) => each === face).length;
    const left = new Map([1, 2, 3, 4, 5, 6].map((face) => [face, missing(face)]));
    return dice.map(({ face }, index) => {
      const count = left.get(face) ?? 0;
      const isLit = this.kept[index] ? count < 0 : count > 0;
      if (isLit) left.set(face, count - Math.sign(count));
      return isLit;
    });
  });

  constructor(
    readonly lesson: LessonAnswer,
    readonly scene: LoadedScene,
    start: string | null,
    readonly proceed: Proceed | null = null,
  ) {
    this.steps = lesson.steps;
    this.go(
      Math.max(
        0,
        lesson.steps.findIndex((step) => step.key === start),
      ),
    );
  }

  /** Stops what is under way: the page is closed. */
  close(): void {
    if (this.#timer !== null) clearTimeout(this.#timer);
    this.#timer = null;
  }

  /** Goes to a step, and remembers it. */
  go(index: number): void {
    this.close();
    this.index = index;
    this.shown = null;
    this.#before = null;
    if (!this.isFinished && !this.#goesOn(this.step, index))
      this.flashes = { key: this.flashes.key + 1, list: [] };
    this.answer = '';
    this.#beginAnew();
    if (this.proceed) return;
    if (this.isFinished) {
      keepFinished(this.lesson.game);
      play('win');
    } else if (index > 0) keepStep(this.lesson.game, this.step.key);
  }

  /** Nothing is chosen yet. */
  #beginAnew(): void {
    this.choosing = choose(this.wanted, []);
    this.kept = this.step.position.dice.map((die) => die.status === 'kept');
  }

  /** Whether a step begins where the one before it ended. */
  #goesOn(step: LessonStep, at: number): boolean {
    return this.steps[at - 1]?.plies.at(-1)?.position.id === step.position.id;
  }

  /** The learner throws. */
  throwDice(): void {
    if (this.mustThrow) this.#play(0);
  }

  /** An element of the board was touched. */
  touch(element: string): void {
    if (!this.isAsking) return;
    this.answer = '';
    const done = touch(this.wanted, this.choosing, element);
    if (done.kind === 'confirmed') this.act(done.choice.action);
    else if (done.kind === 'refused') this.#answerTouch(element);
    else {
      this.choosing = done.choosing;
      if (done.choosing.ready && !preferences.confirms) this.act(done.choosing.ready.action);
    }
  }

  /** Something else than what is asked for was touched. */
  #answerTouch(element: string): void {
    const other = touch(this.moves, choose([], []), element);
    const action = other.kind === 'narrowed' ? other.choosing.ready?.action : undefined;
    if (action === undefined) void this.#explain(element);
    else this.act(action);
  }

  /** A die is to be kept, or not any more. */
  toggle(index: number): void {
    if (!this.keep) return;
    this.answer = '';
    this.kept = this.kept.map((isKept, at) => (at === index ? !isKept : isKept));
  }

  /** No selection. */
  clear(): void {
    this.choosing = choose(this.wanted, []);
    this.answer = '';
  }

  /** Keeps the chosen dice and throws the others. */
  keepDice(): void {
    this.act(['keep', ...this.keptFaces].join(' '));
  }

  /** The learner chooses a legal action: the lesson goes on, or says why it asks for another one. */
  act(action: string): void {
    if (!this.isAsking) return;
    if (action === this.step.act) this.#play(0);
    else if (this.isFree) void this.#proceed(action);
    else {
      this.answer = say(`lesson-${this.lesson.game}-${this.step.key}-other`);
      this.#beginAnew();
    }
  }

  async #proceed(action: string): Promise<void> {
    this.answer = '';
    this.isWaiting = true;
    try {
      const steps = (await this.proceed?.(action, this.step)) ?? [];
      this.steps = [...this.steps.slice(0, this.index), ...steps];
      this.#play(0);
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      this.answer = sayWords(error.words);
    }
    this.isWaiting = false;
  }

  async #explain(element: string): Promise<void> {
    const { position } = this.step;
    const action = this.mustThrow
      ? null
      : this.scene.question(element, position, this.step.choices);
    const found =
      action === null ? null : await explainAction(position.id, action).catch(() => null);
    if (this.step.position.id !== position.id || !this.isAsking) return;
    if (found) this.answer = sayWords(found);
    else if (this.mustThrow) this.answer = say('web-touch-throw');
    else this.answer = say(action === null ? 'web-touch-nothing' : 'lesson-impossible');
  }

  /** Shows one event of the step after the other, each long enough to be followed, then goes to the next step. */
  #play(ply: number): void {
    const event = this.step.plies[ply];
    if (!event) {
      this.go(this.index + 1);
      return;
    }
    this.close();
    this.answer = '';
    this.#before = this.position;
    this.shown = event;
    const isThrow = thrownFaces(event.event) !== null;
    const list = this.scene.flashes(event.messages);
    this.flashes = { key: this.flashes.key + 1, list };
    if (isThrow) {
      this.thrown += 1;
      play('dice');
    } else play(list.length > 0 ? 'line' : 'piece');
    this.#timer = setTimeout(
      () => this.#play(ply + 1),
      this.#stayOf(ply, isThrow, list.length > 0),
    );
  }

  #stayOf(ply: number, isThrow: boolean, hasFlashes: boolean): number {
    const isLast = ply === this.step.plies.length - 1;
    if (isThrow) return held(TUMBLE + (isLast && !this.dice.isGone ? 0 : restOf(this.dice)));
    return paced(ply > 0 || hasFlashes ? FOLLOW : EFFECT);
  }
}

function facesOf(position: Position, flags: boolean[]): number[] {
  return position.dice
    .filter((_, index) => flags[index])
    .map((die) => die.face)
    .sort((one, other) => one - other);
}

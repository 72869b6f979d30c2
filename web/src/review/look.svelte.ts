/** A game that is looked back on: its record and review, the ply looked at, and what of it is shown. */

import { showDice } from '../board/thrown';
import { loadScene, type LoadedScene, type Mark } from '../games';
import type { Replay } from '../lib/controller.svelte';
import { fetchReview, followChecks, foresee } from '../lib/http';
import { find, join, need, say, sayWords } from '../lib/i18n.svelte';
import { recordNames } from '../lib/names';
import { loadPart } from '../lib/parts.svelte';
import type { Choice, Review, Words } from '../lib/protocol.gen';
import { openRecord, whyRefused, type GameRecord } from '../lib/records.svelte';
import { eventAt, isLoss, keptBy, turningPoint } from '../lib/review';
import { keepReview, ownSeats } from '../lib/statistics';
import type { Cast } from '../lib/story';

/** What moves at a position would do: still asked for, known by their actions, or not to be had. */
export type Foresight = Record<string, Choice> | 'asked' | 'failed';

export class GameLook {
  id = $state('');
  record = $state.raw<GameRecord | null>(null);
  replay = $state.raw<Replay | null>(null);
  review = $state.raw<Review | null>(null);
  scene = $state.raw<LoadedScene | null>(null);
  /** Whether its large losses are still being checked. */
  isChecking = $state(false);
  /** Why there is no review to show. */
  problem = $state.raw<Words | null>(null);
  /** How far the server has come with the review, from 0 to 1; null before it was asked. */
  progress = $state<number | null>(null);
  /** The move of the list that is pressed, and the one that is pointed at. */
  chosen = $state<string | null>(null);
  considered = $state<string | null>(null);
  /** Whether the best use of the turn's last throw is shown, and not one step. */
  isWhole = $state(false);

  /** What moves would do, and the best use of a throw, by the position's id. */
  #foreseen = $state.raw<Record<string, Foresight>>({});
  #lines = $state.raw<Record<string, Choice[]>>({});
  #opening = 0;

  game = $derived(this.record?.game ?? '');
  colours = $derived(this.record?.seats.map((seat) => seat.colour) ?? []);
  names = $derived(this.record ? recordNames(this.record.game, this.record.seats) : []);
  cast: Cast = $derived.by(() => {
    const own = ownSeats(this.id);
    return { names: this.names, own: own.length === 1 ? (own[0] ?? null) : null, join };
  });
  ply = $derived(this.replay?.ply ?? 0);
  last = $derived(this.replay?.last ?? 0);
  event = $derived(this.review ? eventAt(this.review, this.ply) : null);
  isDecision = $derived(this.event !== null && this.event.best !== null);
  /** A decision is shown as it was faced; everything else, and the end, as it came out. */
  faced = $derived(
    this.isDecision && this.ply < this.last
      ? (this.replay?.plies[this.ply - 1]?.position ?? null)
      : null,
  );
  turn = $derived(
    this.review?.turns.find(
      (each) => each.first <= this.ply && this.ply <= each.last && each.played.length > 1,
    ) ?? null,
  );
  /** The position after the last throw of the turn. */
  thrown = $derived.by(() => {
    const after = this.turn ? this.turn.last - this.turn.played.length : 0;
    return this.turn && this.isDecision && this.ply > after
      ? (this.replay?.plies[after]?.position ?? null)
      : null;
  });
  bestLine = $derived(
    this.thrown && this.turn && this.turn.best.join() !== this.turn.played.join()
      ? (this.#lines[this.thrown.id] ?? null)
      : null,
  );
  position = $derived(
    (this.isWhole && this.bestLine ? this.thrown : this.faced) ?? this.replay?.position ?? null,
  );
  /** The dice of the event that is looked at, also where the position after it has them no longer. */
  dice = $derived.by(() => {
    if (!this.position) return null;
    const isShownAfter = this.faced === null && !(this.isWhole && this.bestLine);
    const known = this.replay?.plies[this.ply];
    return showDice(
      isShownAfter ? (known?.event ?? null) : null,
      this.position,
      this.replay?.plies[this.ply - 1]?.position ?? null,
    );
  });
  foresight: Foresight = $derived(this.faced ? (this.#foreseen[this.faced.id] ?? 'asked') : {});
  marks: Mark[] = $derived.by(() => this.#findMarks());
  preview = $derived(
    this.isWhole && this.bestLine ? null : this.#choiceOf(this.considered ?? this.chosen ?? ''),
  );

  #choiceOf(action: string): Choice | null {
    return typeof this.foresight === 'string' ? null : (this.foresight[action] ?? null);
  }

  #findMarks(): Mark[] {
    if (this.isWhole && this.bestLine)
      return this.bestLine.map((choice, index) => ({
        kind: 'best',
        label: String(index + 1),
        choice,
      }));
    const event = this.event;
    if (!event || !this.faced) return [];
    const played = this.#choiceOf(event.event);
    const best = event.best === null ? null : this.#choiceOf(event.best);
    const marks: Mark[] = [];
    if (best && isLoss(event))
      marks.push({ kind: 'best', label: say('web-review-best'), choice: best });
    if (played)
      marks.push({
        kind: isLoss(event) ? 'played' : 'best',
        label: say('web-review-played'),
        choice: played,
      });
    return marks;
  }

  /** Opens a game at a ply, or, where none is named, at its turning point. A failure is kept to be said, and can be tried again. */
  async open(id: string, ply: number | null): Promise<void> {
    const opening = (this.#opening += 1);
    this.id = id;
    [this.record, this.replay, this.review, this.problem, this.progress] = [
      null,
      null,
      null,
      null,
      null,
    ];
    [this.#foreseen, this.#lines, this.isChecking] = [{}, {}, false];
    const isWanted = () => opening === this.#opening;
    try {
      const [opened] = await Promise.all([
        openRecord(id, ply ?? 0),
        loadPart(() => need('web_review', 'analysis'), isWanted),
      ]);
      if (!opened || opening !== this.#opening) return;
      const scene = await loadPart(() => loadScene(opened.record.game), isWanted);
      const isFile = id === 'file';
      this.progress = 0;
      const answer = await fetchReview(isFile ? { record: opened.text } : { table: id }, (done) => {
        if (opening === this.#opening) this.progress = done;
      });
      const review = answer.review;
      if (opening !== this.#opening) return;
      if (!isFile) keepReview(id, review);
      if (ply === null) await opened.replay.look(turningPoint(review));
      await Promise.all(review.moments.map((moment) => opened.replay.load(moment)));
      [this.record, this.scene, this.review, this.replay] = [
        opened.record,
        scene,
        review,
        opened.replay,
      ];
      this.isChecking = answer.is_checking;
      followChecks(answer, isWanted, (later) => {
        if (isWanted()) [this.review, this.isChecking] = [later.review, later.is_checking];
      }).catch(() => (this.isChecking &&= !isWanted())); // what is not checked stays uncertain
    } catch (error) {
      if (opening === this.#opening) this.problem = whyRefused(error);
    }
  }

  /** Leaves the game: nothing more is asked for. */
  close(): void {
    this.#opening += 1;
  }

  /** Looks at a ply. */
  look(ply: number): void {
    this.replay?.look(ply).catch(() => undefined); // what is shown stays
  }

  /** Another ply is looked at than before: what its step needs is fetched. */
  arrive(ply: number, before: number): void {
    this.chosen = this.considered = null;
    const turn = this.review?.turns.find((each) => each.first <= ply && ply <= each.last);
    this.isWhole &&= turn !== undefined && turn.first <= before && before <= turn.last;
    const wanted = [ply - 1, turn ? turn.last - turn.played.length : 0].filter((each) => each > 0);
    for (const each of wanted) this.replay?.load(each).catch(() => undefined);
  }

  /** Asks what the moves at the position do that are listed, once. */
  async foreseeMoves(): Promise<void> {
    const [at, event] = [this.faced, this.event];
    if (!at || !event || (this.#foreseen[at.id] ?? 'failed') !== 'failed') return;
    const actions = [...new Set([...event.ranked.map((each) => each.action), event.event])].filter(
      (action) => keptBy(action) === null,
    );
    const keep = (found: Foresight) => (this.#foreseen = { ...this.#foreseen, [at.id]: found });
    if (actions.length === 0) {
      keep({});
      return;
    }
    keep('asked');
    try {
      const { choices } = await foresee(at.id, actions);
      keep(Object.fromEntries(choices.map((choice) => [choice.action, choice])));
    } catch {
      keep('failed');
    }
  }

  /** Asks for the best use of the turn's last throw, decision after decision, once. */
  async foreseeLine(): Promise<void> {
    const [at, best] = [this.thrown, this.turn?.best ?? []];
    if (!at || best.length === 0 || this.#lines[at.id]) return;
    const answer = await foresee(at.id, best, true).catch(() => null);
    if (answer) this.#lines = { ...this.#lines, [at.id]: answer.choices };
  }

  /** Fetches every ply, so that each step can be described. */
  async loadAll(): Promise<void> {
    for (let ply = 0; ply <= this.last; ply += 1) {
      if (!this.replay?.plies[ply]?.position) await this.replay?.load(ply).catch(() => undefined);
    }
  }

  /** What the throw for who begins means in this game; empty at every other ply. */
  explainStart(ply: number): string {
    const event = this.review && eventAt(this.review, ply);
    return event?.kind === 'start' ? (find(`web-${this.game}-start`) ?? '') : '';
  }

  /** What happened at a ply, in words. */
  describePly(ply: number): string {
    return (this.replay?.plies[ply]?.messages ?? []).map(sayWords).join(' ');
  }
}

/** A table that is played at, or watched. Nothing is guessed: what is known here is what the server said. */

import { Contribution } from './contribution.svelte';
import { Controller, STRETCH } from './controller.svelte';
import { fetchTablePlies } from './http';
import { appendEvents, isCorrection, isMove } from './plies';
import type {
  Because,
  Choice,
  Event,
  Hinted,
  Mistake,
  Position,
  Presence,
  Problem,
  Said,
  Seat,
  Seen,
  ServerMessage,
  SetUp,
  Update,
  View,
  Words,
} from './protocol.gen';
import { go } from './router.svelte';
import { TableSocket, type Answer, type Spoken } from './socket';

/** What an update of the table tells: its events, and the position after them; null where only something else has changed. */
export interface Happening {
  events: Event[];
  position: Position | null;
}

/** Codes of problems that end a game which is shown. */
const ENDING = ['no-such-table', 'blocked'];

/** Called with everything that happens at a table, in order. */
export type OnHappening = (happening: Happening) => void;

/** A table that is played at, or watched. */
export class LiveTable extends Controller {
  view = $state.raw<View | null>(null);
  isConnected = $state(false);
  /** Whether the line to the table is lost; not while it is opened for the first time. */
  isUnreachable = $state(false);
  isBusy = $state(false);
  /** What was refused last, until something else happens. */
  refusal = $state.raw<{ message: Words; clause: string | null } | null>(null);
  said = $state.raw<Said | null>(null);
  /** A problem after which there is no table to show. */
  problem = $state.raw<Problem | null>(null);

  /** The seat that decides or throws, if it is one of this device's and the game goes on. */
  mySeat = $derived.by(() => {
    const view = this.view;
    const seat = view?.position.turn.seat ?? null;
    return view?.status === 'playing' && seat !== null && this.isMine(seat) ? seat : null;
  });
  choices: Choice[] = $derived(
    this.mySeat === null || this.isLookingBack ? [] : (this.view?.choices ?? []),
  );
  keep = $derived(this.mySeat === null || this.isLookingBack ? null : (this.view?.keep ?? null));

  /** This browser's part in the dice. */
  readonly contribution: Contribution;
  #socket: TableSocket;

  constructor(
    url: string,
    readonly id: string,
    readonly token: string | null,
    readonly onHappening: OnHappening = () => undefined,
  ) {
    super((start, count) => fetchTablePlies(id, start, count));
    this.contribution = new Contribution(id, token);
    this.#socket = new TableSocket(url, token, {
      receive: (message) => this.receive(message),
      connect: (isConnected) => {
        this.isConnected = isConnected;
        this.isUnreachable = !isConnected;
      },
      revision: () => this.view?.revision ?? null,
    });
  }

  /** Whether a person at this device acts for a seat. At a real board everybody with a seat enters what happens, for all. */
  isMine(seat: number): boolean {
    const view = this.view;
    if (!view || view.seats[seat]?.level) return false;
    return view.yours.includes(seat) || (view.table.is_referee && view.yours.length > 0);
  }

  /** Hangs up. */
  close(): void {
    this.#socket.close();
  }

  /** A message of the server that is no answer. */
  receive(message: ServerMessage): void {
    switch (message.type) {
      case 'view':
        this.#takeView(message);
        break;
      case 'update':
        this.#takeUpdate(message);
        break;
      case 'presence':
        this.#takePresence(message);
        break;
      case 'said':
        this.said = message;
        break;
      case 'problem':
        // a table can be erased, and an address blocked, while somebody looks
        if (!this.view || ENDING.includes(message.code)) this.problem = message;
        else if (message.code === 'too-many')
          this.refusal = { message: message.message, clause: null }; // bots that wait
        break;
      default:
        break;
    }
  }

  #takeView(view: View): void {
    const before = this.view;
    this.view = view;
    this.problem = null;
    this.notes = view.notes;
    this.colours = view.table.colours;
    const ply = view.position.ply;
    const plies = before ? this.plies.slice(0, ply + 1) : [];
    while (plies.length <= ply) plies.push({ event: null, messages: [], position: null });
    const fresh = view.events.filter(
      (event) => event.revision > (before?.revision ?? -1) && isMove(event),
    );
    const isJump = fresh.some((event) => isCorrection(event)); // what was before it says nothing of the plies
    const added = isJump
      ? []
      : fresh.filter((event) => event.what !== 'back').slice(-ply || undefined);
    if (isJump) plies.fill({ event: null, messages: [], position: null });
    added.forEach((event, index) => {
      const at = ply - added.length + 1 + index;
      if (event.messages?.length && plies[at])
        plies[at] = {
          event: event.text ?? null,
          messages: event.messages,
          position: plies[at].position,
        };
    });
    plies[ply] = {
      event: plies[ply]?.event ?? null,
      messages: plies[ply]?.messages ?? [],
      position: view.position,
    };
    this.plies = plies;
    this.#takePart(view, fresh, true);
    this.onHappening({ events: before ? fresh : [], position: view.position });
    if (this.cursor !== null && this.cursor >= plies.length) this.cursor = null;
  }

  #takeUpdate(update: Update): void {
    const view = this.view;
    if (!view || update.revision <= view.revision) return;
    if (update.since !== view.revision) {
      this.#socket.sync();
      return;
    }
    const position = update.position ?? view.position;
    this.view = {
      ...view,
      revision: update.revision,
      status: update.status ?? view.status,
      seats: update.seats ?? view.seats,
      position,
      choices: update.choices ?? [],
      keep: update.keep ?? null,
      can_take_back: update.can_take_back ?? false,
      dice: update.dice ?? view.dice,
      clocks: update.clocks ?? view.clocks,
      notes: update.notes ?? view.notes,
      rematch: update.rematch ?? view.rematch,
      undone: update.undone ?? view.undone,
    };
    this.notes = this.view.notes;
    if (update.position) {
      this.#append(update.events, update.position);
      this.refusal = null;
    }
    this.#takePart(this.view, update.events, false);
    this.onHappening({ events: update.events, position: update.position ?? null });
  }

  #takePart(view: View, events: Event[], isAnew: boolean): void {
    const answer = this.contribution.takePart(view, events, isAnew);
    if (answer) void this.#socket.ask(answer); // if it is lost, the next view asks for it again
  }

  #append(events: Event[], position: Position): void {
    this.plies = appendEvents(this.plies, events, position);
    if (this.cursor !== null && this.cursor >= this.plies.length) this.cursor = null;
  }

  #takePresence(presence: Presence): void {
    if (!this.view) return;
    const seats: Seat[] = this.view.seats.map((seat, number) => ({
      ...seat,
      is_present: presence.seats[number] ?? seat.is_present,
    }));
    this.view = { ...this.view, seats, spectators: presence.spectators };
  }

  protected override isGrowing(): boolean {
    return true;
  }

  /** Has the end of the game so far fetched, for the log. */
  async loadLog(): Promise<void> {
    const ply = this.view?.position.ply ?? 0;
    const start = Math.max(0, ply - STRETCH + 1);
    if (this.plies.slice(Math.max(1, start), ply + 1).every((known) => known.event !== null))
      return;
    this.take(await this.fetchPlies(start, STRETCH));
  }

  /** Takes back what waits for a line. */
  withdraw = (): void => this.#socket.withdraw();

  /** Says something to the table. A refusal is kept to be shown. */
  async ask(spoken: Spoken): Promise<Answer> {
    const answer = await this.#socket.ask(spoken);
    if (answer.type === 'refused' && answer.code !== 'stale' && answer.code !== 'withdrawn')
      this.refusal = { message: answer.message, clause: answer.clause };
    return answer;
  }

  async #move(spoken: Spoken): Promise<Answer | null> {
    if (this.isBusy || !this.view) return null;
    this.isBusy = true;
    try {
      return await this.ask(spoken);
    } finally {
      this.isBusy = false;
    }
  }

  /** Plays an action. */
  act(action: string): Promise<Answer | null> {
    return this.#move({ type: 'act', revision: this.view?.revision ?? 0, action });
  }

  /** Throws; with real dice, says what they show, and whether these were the last dice of the turn and those before were not entered. */
  throw(faces: number[] | null = null, isLast = false): Promise<Answer | null> {
    return this.#move({
      type: 'throw',
      revision: this.view?.revision ?? 0,
      faces,
      ...(isLast && { is_last: true }),
    });
  }

  /** At a real board: several actions of one seat at once. */
  enter(actions: string[]): Promise<Answer | null> {
    return this.#move({ type: 'enter', revision: this.view?.revision ?? 0, actions });
  }

  /** At a real board: back to a ply, or to before what was entered last. */
  async rewind(ply: number | null = null): Promise<Answer | null> {
    const answer = await this.#move({ type: 'rewind', revision: this.view?.revision ?? 0, ply });
    if (answer?.type === 'ack') this.follow();
    return answer;
  }

  /** At a real board: enters again what was taken back. */
  redo(count: number): Promise<Answer | null> {
    return this.#move({ type: 'redo', revision: this.view?.revision ?? 0, count });
  }

  /** At a real board: goes on from a position that was set up by hand, since this revision. What was entered meanwhile is not overridden. */
  setUp(where: Pick<SetUp, 'position' | 'plain'>, revision: number): Promise<Answer | null> {
    return this.#move({ type: 'set_up', revision, ...where });
  }

  /** At a real board: what may have been done, the most likely first; null where nobody can tell. */
  async rank(): Promise<Choice[][] | null> {
    const answer = await this.#socket.ask({ type: 'rank', revision: this.view?.revision ?? 0 });
    return answer.type === 'ranked' ? answer.lines : null;
  }

  /** Asks why an action is not possible; null where it is. */
  async explain(action: string): Promise<Because | null> {
    const answer = await this.#socket.ask({ type: 'why', action });
    return answer.type === 'because' && answer.code !== 'legal' ? answer : null;
  }

  /** Takes the last decision of this turn back. */
  takeBack(): Promise<Answer | null> {
    return this.#move({ type: 'back', revision: this.view?.revision ?? 0 });
  }

  /** Asks why an action cannot be; the answer is shown as a refusal. */
  async why(action: string): Promise<void> {
    const answer = await this.explain(action);
    if (answer?.message) this.refusal = { message: answer.message, clause: answer.clause };
  }

  /** Asks for a hint of that rung; null where there is none, and why is shown. */
  async hint(level: number): Promise<Hinted | null> {
    const answer = await this.ask({ type: 'hint', revision: this.view?.revision ?? 0, level });
    return answer.type === 'hinted' ? answer : null;
  }

  /** Asks for the chances of every place in one's own turn; null where they cannot be had now. */
  async lens(): Promise<Seen | null> {
    const answer = await this.#socket.ask({ type: 'lens', revision: this.view?.revision ?? 0 });
    return answer.type === 'seen' ? answer : null;
  }

  /** Asks whether an action would be a grave mistake; null where it is none or nobody can tell, `no-answer` where the table is silent, which is shown, or it was withdrawn. */
  async consider(action: string): Promise<Mistake | 'no-answer' | null> {
    const answer = await this.#socket.ask({
      type: 'consider',
      revision: this.view?.revision ?? 0,
      action,
    });
    if (answer.type !== 'refused') return answer.type === 'considered' ? answer.warning : null;
    if (answer.code === 'no-answer') this.refusal = { message: answer.message, clause: null };
    return ['no-answer', 'withdrawn'].includes(answer.code) ? 'no-answer' : null;
  }

  /** Asks for another game with the same people, and goes there; where that cannot be, why. */
  async rematch(): Promise<Words | null> {
    const answer = await this.#socket.ask({ type: 'rematch' });
    if (this.view?.rematch) go('table', this.view.rematch);
    return answer.type === 'refused' ? answer.message : null;
  }

  /** Keeps some dice and throws the others: one wish, two steps of the game. */
  async keepAndThrow(dice: number[]): Promise<void> {
    const sorted = [...dice].sort((one, other) => one - other);
    const answer = await this.act([this.keep?.verb ?? 'keep', ...sorted].join(' '));
    const turn = this.view?.position.turn;
    if (
      answer?.type === 'ack' &&
      turn?.what === 'throw' &&
      this.mySeat !== null &&
      this.view?.dice.source !== 'physical'
    )
      await this.throw();
  }
}

/** The one controller of play, replay and review: a list of plies, and a cursor that follows the game or looks back.
 *
 * Nothing is guessed: what is shown is what the server said. The board, the dice and the log read from here.
 */

import { fetchTablePlies } from './http';
import type {
  Choice,
  Event,
  Hinted,
  Mistake,
  Note,
  Plies,
  Position,
  Presence,
  Said,
  Seat,
  Seen,
  ServerMessage,
  Update,
  View,
  Words,
} from './protocol.gen';
import { TableSocket, type Answer, type Spoken } from './socket';

/** A ply as far as it is known: the position may have to be fetched. */
export interface KnownPly {
  event: string | null;
  messages: Words[];
  position: Position | null;
}

const STRETCH = 100;

/** A list of plies and a cursor. */
export class Controller {
  plies = $state.raw<KnownPly[]>([]);
  /** The ply looked at, or null to follow the game. */
  cursor = $state<number | null>(null);
  notes = $state.raw<Note[]>([]);
  colours = $state.raw<string[]>([]);
  last = $derived(Math.max(0, this.plies.length - 1));
  ply = $derived(this.cursor ?? this.last);
  isLookingBack = $derived(this.cursor !== null);
  #shown = $state.raw<Position | null>(null);

  constructor(readonly fetchPlies: (start: number, count: number) => Promise<Plies>) {}

  /** The position to show. */
  get position(): Position | null {
    return (this.cursor === null ? this.plies.at(-1)?.position : this.plies[this.cursor]?.position) ?? this.#shown;
  }

  /** Looks at a ply; the last one is the game as it goes on. */
  async look(ply: number): Promise<void> {
    const wanted = Math.max(0, Math.min(this.last, Math.round(ply)));
    await this.load(wanted);
    this.#shown = this.plies[wanted]?.position ?? this.#shown;
    this.cursor = this.isAtEnd(wanted) ? null : wanted;
  }

  /** Whether looking at that ply is following the game. */
  protected isAtEnd(ply: number): boolean {
    return ply === this.last;
  }

  /** One ply, or several, forwards or backwards. */
  step(by: number): Promise<void> {
    return this.look(this.ply + by);
  }

  /** Follows the game again. */
  follow(): void {
    this.cursor = null;
  }

  /** Has the plies around one fetched, if they are not known. */
  async load(ply: number): Promise<void> {
    if (this.plies[ply]?.position) return;
    const start = Math.max(0, ply - STRETCH / 2);
    this.take(await this.fetchPlies(start, STRETCH));
  }

  /** Takes in a stretch of plies. What is known already, and newer, stays. */
  protected take(stretch: Plies): void {
    const plies = [...this.plies];
    stretch.plies.forEach((ply, index) => {
      const at = stretch.start + index;
      if (at >= plies.length && at > 0 && this.isGrowing()) return;
      plies[at] = { event: ply.event, messages: ply.messages, position: ply.position };
    });
    for (let index = 0; index < plies.length; index += 1) plies[index] ??= { event: null, messages: [], position: null };
    this.plies = plies;
  }

  /** Whether plies come by another way than by being fetched. */
  protected isGrowing(): boolean {
    return false;
  }
}

/** A record that is looked at: all of its plies can be fetched. */
export class Replay extends Controller {
  isReady = $state(false);

  /** Fetches the first stretch, so that the length is known, and the one around the ply wanted. */
  async start(ply: number): Promise<void> {
    const first = await this.fetchPlies(0, STRETCH);
    const plies: KnownPly[] = Array.from({ length: first.total }, () => ({ event: null, messages: [], position: null }));
    this.plies = plies;
    this.take(first);
    await this.look(ply);
    this.isReady = true;
  }

  protected override isAtEnd(): boolean {
    return false; // a record does not go on: the cursor always stands somewhere
  }
}

/** Something that just happened, for those who speak, sound and animate. */
export interface Happening {
  events: Event[];
  position: Position | null;
}

/** A table that is played at, or watched. */
export class LiveTable extends Controller {
  view = $state.raw<View | null>(null);
  isConnected = $state(false);
  wasConnected = $state(false);
  isBusy = $state(false);
  /** What was refused last, until something else happens. */
  refusal = $state.raw<{ message: Words; clause: string | null } | null>(null);
  said = $state.raw<Said | null>(null);
  /** A problem after which there is no table to show. */
  problem = $state.raw<Words | null>(null);
  happening = $state.raw<Happening | null>(null);

  /** The seat that decides or throws, if it is one of this device's and the game goes on. */
  mySeat = $derived.by(() => {
    const view = this.view;
    const seat = view?.position.turn.seat ?? null;
    return view?.status === 'playing' && seat !== null && view.yours.includes(seat) && !view.seats[seat]?.level ? seat : null;
  });
  choices: Choice[] = $derived(this.mySeat === null || this.isLookingBack ? [] : (this.view?.choices ?? []));
  keep = $derived(this.mySeat === null || this.isLookingBack ? null : (this.view?.keep ?? null));

  #socket: TableSocket;

  constructor(
    url: string,
    readonly id: string,
    readonly token: string | null,
  ) {
    super((start, count) => fetchTablePlies(id, start, count));
    this.#socket = new TableSocket(url, id, token, {
      receive: (message) => this.receive(message),
      connect: (isConnected) => {
        this.isConnected = isConnected;
        this.wasConnected ||= isConnected;
      },
      revision: () => this.view?.revision ?? null,
    });
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
        if (!this.view) this.problem = message.message;
        break;
      default:
        break;
    }
  }

  #takeView(view: View): void {
    const before = this.view;
    this.view = view;
    this.notes = view.notes;
    this.colours = view.table.colours;
    const ply = view.position.ply;
    const plies = before ? this.plies.slice(0, ply + 1) : [];
    while (plies.length <= ply) plies.push({ event: null, messages: [], position: null });
    const fresh = view.events.filter((event) => event.revision > (before?.revision ?? -1) && isMove(event));
    const told = fresh.filter((event) => event.what !== 'back').slice(-ply || undefined);
    told.forEach((event, index) => {
      const at = ply - told.length + 1 + index;
      if (event.messages?.length && plies[at])
        plies[at] = { event: event.text ?? null, messages: event.messages, position: plies[at].position };
    });
    plies[ply] = { event: plies[ply]?.event ?? null, messages: plies[ply]?.messages ?? [], position: view.position };
    this.plies = plies;
    this.happening = { events: before ? fresh : [], position: view.position };
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
    };
    this.notes = this.view.notes;
    if (update.position) {
      this.#append(update.events, update.position);
      this.refusal = null;
    }
    this.happening = { events: update.events, position: update.position ?? null };
  }

  #append(events: Event[], position: Position): void {
    const plies = [...this.plies];
    for (const event of events) {
      if (event.what === 'back') plies.pop();
      else if (isMove(event)) plies.push({ event: event.text ?? null, messages: event.messages ?? [], position: null });
    }
    while (plies.length <= position.ply) plies.push({ event: null, messages: [], position: null });
    plies.length = position.ply + 1;
    const ply = plies[position.ply];
    plies[position.ply] = { event: ply?.event ?? null, messages: ply?.messages ?? [], position };
    this.plies = plies;
    if (this.cursor !== null && this.cursor >= plies.length) this.cursor = null;
  }

  #takePresence(presence: Presence): void {
    if (!this.view) return;
    const seats: Seat[] = this.view.seats.map((seat, number) => ({ ...seat, is_present: presence.seats[number] ?? seat.is_present }));
    this.view = { ...this.view, seats, spectators: presence.spectators };
  }

  protected override isGrowing(): boolean {
    return true;
  }

  /** Has the end of the game so far fetched, for the log. */
  async loadLog(): Promise<void> {
    const ply = this.view?.position.ply ?? 0;
    const start = Math.max(0, ply - STRETCH + 1);
    if (this.plies.slice(Math.max(1, start), ply + 1).every((known) => known.event !== null)) return;
    this.take(await this.fetchPlies(start, STRETCH));
  }

  /** Says something to the table. A refusal is kept to be shown. */
  async ask(spoken: Spoken): Promise<Answer> {
    const answer = await this.#socket.ask(spoken);
    if (answer.type === 'refused' && answer.code !== 'stale') this.refusal = { message: answer.message, clause: answer.clause };
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

  /** Throws; with real dice, says what they show. */
  throw(faces: number[] | null = null): Promise<Answer | null> {
    return this.#move({ type: 'throw', revision: this.view?.revision ?? 0, faces });
  }

  /** Takes the last decision of this turn back. */
  takeBack(): Promise<Answer | null> {
    return this.#move({ type: 'back', revision: this.view?.revision ?? 0 });
  }

  /** Asks why an action cannot be; the answer is shown as a refusal. */
  async why(action: string): Promise<void> {
    const answer = await this.#socket.ask({ type: 'why', action });
    if (answer.type === 'because' && answer.message) this.refusal = { message: answer.message, clause: answer.clause };
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

  /** Asks whether an action would be a grave mistake; null where it is none, or where nobody can tell. */
  async consider(action: string): Promise<Mistake | null> {
    const answer = await this.#socket.ask({ type: 'consider', revision: this.view?.revision ?? 0, action });
    return answer.type === 'considered' ? answer.warning : null;
  }

  /** Keeps some dice and throws the others: one wish, two steps of the game. */
  async keepAndThrow(dice: number[]): Promise<void> {
    const sorted = [...dice].sort((one, other) => one - other);
    const answer = await this.act(['keep', ...sorted].join(' '));
    const turn = this.view?.position.turn;
    if (answer?.type === 'ack' && turn?.what === 'throw' && this.mySeat !== null && this.view?.dice.source !== 'physical')
      await this.throw();
  }
}

function isMove(event: Event): boolean {
  return event.what === 'act' || event.what === 'throw' || event.what === 'back';
}

/** The address of the server's socket, from the page's own. */
export function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/socket`;
}

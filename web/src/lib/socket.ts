/** A socket to one table that comes back by itself. What was not answered is said again, under the same id, so nothing happens twice. */

import type {
  Ack,
  Because,
  Command,
  Considered,
  Hinted,
  Ranked,
  Refused,
  Seen,
  ServerMessage,
} from './protocol.gen';

export type Answer = Ack | Refused | Because | Hinted | Seen | Considered | Ranked;

export interface Listener {
  /** Every message that is no answer to a command. */
  receive(message: ServerMessage): void;
  /** Whether the table can be reached. */
  connect(isConnected: boolean): void;
  /** The revision the listener stands at, or null before the first view. */
  revision(): number | null;
}

type WithoutCommand<T> = T extends unknown ? Omit<T, 'command'> : never;
export type Spoken = WithoutCommand<Command>;

type Timer = ReturnType<typeof setTimeout> | undefined;

interface Pending {
  message: Command;
  resolve: (answer: Answer) => void;
  /** Gives up when the time is over; it runs while the message is on its way. */
  timer: Timer;
}

const FIRST_WAIT = 300;
/** Each wait is this many times the one before: a server that starts anew is found within a second of being ready. */
const GROWTH = 1.5;
const LONGEST_WAIT = 8_000;
/** How often a client is sent on to another process before it waits. */
const MOST_MOVES = 3;
const PING_EVERY = 5_000;
/** A line on which a ping is not answered for so long is dead. */
const PONG_WITHIN = 5_000;
/** The same once the browser says that it is offline; a server on the same machine still answers. */
const PONG_WITHIN_OFFLINE = 1_500;
/** After so long without an answer on a line that works, a command is given up; so is a connection that does not open. */
export const ANSWER_WITHIN = 10_000;

/** A viewer's line to a table. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #retry: Timer;
  #beat: ReturnType<typeof setInterval>;
  /** Ends a line that says nothing. */
  #deadline: Timer;
  #isReady = false;
  /** Where another process of the server has the table, until it was tried once. */
  #movedTo: string | null = null;
  /** How many moves were followed since the last view. */
  #moves = 0;
  #count = 0;
  readonly #prefix = Math.random().toString(36).slice(2, 10);

  constructor(
    readonly url: string,
    readonly token: string | null,
    readonly listener: Listener,
  ) {
    addEventListener('online', this.#hurry);
    addEventListener('offline', this.#doubt);
    document.addEventListener('visibilitychange', this.#hurry);
    this.#beat = setInterval(() => {
      if (document.visibilityState === 'visible') this.#probe();
    }, PING_EVERY);
    this.#open();
  }

  /** Says something to the table; without a line, as soon as there is one. Without an answer in time it is a refusal with the code `no-answer`. */
  ask(spoken: Spoken): Promise<Answer> {
    this.#count += 1;
    const message = { ...spoken, command: `${this.#prefix}-${this.#count}` } as Command;
    return new Promise((resolve) => {
      const pending = { message, resolve, timer: undefined };
      this.#pending.set(message.command, pending);
      if (this.#isReady) this.#say(pending);
    });
  }

  /** Says no more of what waits for an answer; each gets a refusal with the code `withdrawn`. */
  withdraw(): void {
    for (const command of [...this.#pending.keys()]) this.#giveUp(command, 'withdrawn');
  }

  #say(pending: Pending): void {
    const { command } = pending.message;
    pending.timer = setTimeout(() => this.#giveUp(command, 'no-answer'), ANSWER_WITHIN);
    this.#send(pending.message);
    this.#probe();
  }

  #giveUp(command: string, code: 'no-answer' | 'withdrawn'): void {
    const message = { key: 'web-no-answer', arguments: {}, clause: null };
    this.#resolve({ type: 'refused', command, code, message, clause: null, view: null });
  }

  #resolve(answer: Answer): void {
    const pending = this.#pending.get(answer.command);
    this.#pending.delete(answer.command);
    clearTimeout(pending?.timer);
    pending?.resolve(answer);
  }

  /** Asks for the full view again. */
  sync(): void {
    if (this.#isReady) this.#send({ type: 'sync' });
  }

  /** Hangs up for good. */
  close(): void {
    removeEventListener('online', this.#hurry);
    removeEventListener('offline', this.#doubt);
    document.removeEventListener('visibilitychange', this.#hurry);
    clearTimeout(this.#retry);
    clearInterval(this.#beat);
    this.withdraw();
    this.#leave();
  }

  /** Connects to the process that has the table, if another one has just said which; else to the first address. */
  #open(): void {
    this.#retry = undefined;
    const address = this.#movedTo ?? this.url;
    this.#movedTo = null;
    let socket: WebSocket;
    try {
      socket = new WebSocket(address);
    } catch {
      this.#openLater(); // an address that this page may not use
      return;
    }
    this.#socket = socket;
    this.#expect(ANSWER_WITHIN);
    socket.onopen = () => {
      socket.send(
        JSON.stringify({ type: 'hello', token: this.token, since: this.listener.revision() ?? 0 }),
      );
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost();
  }

  /** Leaves a connection without waiting for its end, which a dead one takes minutes to reach. */
  #leave(): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    const socket = this.#socket;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    this.#socket = null;
    socket.close();
  }

  /** Gives the line up unless something is heard in time; what is expected already is not put off. */
  #expect(within: number): void {
    this.#deadline ??= setTimeout(() => this.#lost(), within);
  }

  /** Asks whether the line works. */
  #probe(within = PONG_WITHIN): void {
    if (!this.#isReady) return;
    this.#send({ type: 'ping' });
    this.#expect(within);
  }

  #receive(message: ServerMessage): void {
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    switch (message.type) {
      case 'pong':
        return;
      case 'view':
        this.listener.receive(message);
        if (!this.#isReady) this.#resume();
        return;
      case 'ack':
      case 'because':
      case 'hinted':
      case 'seen':
      case 'considered':
      case 'ranked':
      case 'refused':
        if (message.type === 'refused' && message.view) this.listener.receive(message.view);
        this.#resolve(message);
        return;
      case 'closing':
        return; // the socket closes next, and comes back
      case 'moved':
        this.#movedTo = message.address.replace(/^http/, 'ws') + new URL(this.url).pathname;
        return; // the socket closes next
      default:
        this.listener.receive(message);
    }
  }

  #resume(): void {
    this.#isReady = true;
    this.#moves = 0;
    this.#wait = FIRST_WAIT;
    this.listener.connect(true);
    for (const pending of this.#pending.values()) this.#say(pending);
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(): void {
    this.#leave();
    this.#isReady = false;
    for (const { timer } of this.#pending.values()) clearTimeout(timer);
    this.listener.connect(false);
    if (this.#movedTo !== null && this.#moves < MOST_MOVES) {
      this.#moves += 1;
      this.#open();
    } else this.#openLater();
  }

  #openLater(): void {
    this.#retry = setTimeout(() => this.#open(), this.#wait * (0.7 + Math.random() * 0.6));
    this.#wait = Math.min(this.#wait * GROWTH, LONGEST_WAIT);
  }

  /** The network is back, or somebody is looking: no reason to wait out the pause, or an attempt that was made before. */
  #hurry = (event: Event): void => {
    if (document.visibilityState !== 'visible') return;
    if (this.#isReady) this.#probe();
    else if (this.#retry !== undefined || event.type === 'online') {
      clearTimeout(this.#retry);
      this.#leave();
      this.#open();
    }
  };

  /** The browser says that the network is gone. */
  #doubt = (): void => {
    if (!this.#isReady) return;
    clearTimeout(this.#deadline);
    this.#deadline = undefined;
    this.#probe(PONG_WITHIN_OFFLINE);
  };
}

/** The address of a table's socket, from the page's own. */
export function socketAddress(table: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/api/tables/${table}/socket`;
}

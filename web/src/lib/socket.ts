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

interface Pending {
  message: Command;
  resolve: (answer: Answer) => void;
  /** Gives up when the time is over. */
  timer: ReturnType<typeof setTimeout>;
}

const FIRST_WAIT = 300;
/** Each wait is this many times the one before: a server that starts anew is found within a second of being ready. */
const GROWTH = 1.5;
const LONGEST_WAIT = 8_000;
/** How often a client is sent on to another process before it waits. */
const MOST_MOVES = 3;
const PING_EVERY = 15_000;
/** After so long without an answer, a command is given up: nobody waits for ever, and nothing was lost. */
export const ANSWER_WITHIN = 10_000;

/** A viewer's line to a table. */
export class TableSocket {
  #socket: WebSocket | null = null;
  #pending = new Map<string, Pending>();
  #wait = FIRST_WAIT;
  #retry: ReturnType<typeof setTimeout> | null = null;
  #beat: ReturnType<typeof setInterval> | null = null;
  #lastMessageAt = 0;
  #isReady = false;
  #isClosed = false;
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
    document.addEventListener('visibilitychange', this.#hurry);
    this.#open();
  }

  /** Says something to the table; the answer may come over a later connection. Without one in time it is a refusal with the code `no-answer`. */
  ask(spoken: Spoken): Promise<Answer> {
    this.#count += 1;
    const message = { ...spoken, command: `${this.#prefix}-${this.#count}` } as Command;
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#giveUp(message.command), ANSWER_WITHIN);
      this.#pending.set(message.command, { message, resolve, timer });
      if (this.#isReady) this.#send(message);
    });
  }

  #giveUp(command: string): void {
    const words = { key: 'web-no-answer', arguments: {}, clause: null };
    this.#resolve({
      type: 'refused',
      command,
      code: 'no-answer',
      message: words,
      clause: null,
      view: null,
    });
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
    this.#isClosed = true;
    removeEventListener('online', this.#hurry);
    document.removeEventListener('visibilitychange', this.#hurry);
    if (this.#retry !== null) clearTimeout(this.#retry);
    if (this.#beat !== null) clearInterval(this.#beat);
    for (const command of [...this.#pending.keys()]) this.#giveUp(command);
    this.#socket?.close();
  }

  /** Connects to the process that has the table, if another one has just said which; else to the first address. */
  #open(): void {
    this.#retry = null;
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
    socket.onopen = () => {
      this.#lastMessageAt = Date.now();
      socket.send(
        JSON.stringify({ type: 'hello', token: this.token, since: this.listener.revision() ?? 0 }),
      );
    };
    socket.onmessage = (event) => this.#receive(JSON.parse(String(event.data)) as ServerMessage);
    socket.onclose = () => this.#lost(socket);
  }

  #receive(message: ServerMessage): void {
    this.#lastMessageAt = Date.now();
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
    for (const { message } of this.#pending.values()) this.#send(message);
    this.#beat ??= setInterval(() => this.#check(), PING_EVERY);
  }

  #check(): void {
    if (!this.#isReady) return;
    if (Date.now() - this.#lastMessageAt > 2 * PING_EVERY + 5_000) this.#socket?.close();
    else this.#send({ type: 'ping' });
  }

  #send(message: unknown): void {
    if (this.#socket?.readyState === WebSocket.OPEN) this.#socket.send(JSON.stringify(message));
  }

  #lost(socket: WebSocket): void {
    if (this.#isClosed || socket !== this.#socket) return;
    this.#isReady = false;
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

  /** Somebody is looking, or the network is back: no reason to wait out the pause. */
  #hurry = (): void => {
    if (document.visibilityState !== 'visible' || this.#retry === null) return;
    clearTimeout(this.#retry);
    this.#open();
  };
}

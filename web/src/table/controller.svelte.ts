/** The controller of a table's page: the live game, what is shown of it, and one concern per file. The page only composes. */

import { onDestroy, untrack } from 'svelte';
import {
  haveTeams,
  loadScene,
  NO_TRACE,
  splitTurns,
  type Ending,
  type LoadedScene,
  type PlayedTurn,
} from '../games';
import { nameSeats, need, say } from '../lib/i18n.svelte';
import { seatNames } from '../lib/names';
import type { Choice } from '../lib/protocol.gen';
import { saveOnReload, takeSaved } from '../lib/reload';
import { loadWithRetries, type RetryingLoad } from '../lib/retry.svelte';
import { play } from '../lib/sound';
import { keepGame } from '../lib/statistics';
import { socketAddress } from '../lib/socket';
import { LiveTable } from '../lib/table.svelte';
import { findTable, forgetTable, rememberTable } from '../lib/tables';
import { Announcements } from './announcements.svelte';
import { Chooser } from './choosing.svelte';
import { ClockDisplay } from './clock.svelte';
import { FactLineState } from './facts.svelte';
import { Guard } from './guard.svelte';
import { Help } from './help.svelte';
import { Referee } from './referee/referee.svelte';
import { readSelection, takeUpSelection, type Selection } from './selection';
import { soundFrame } from './sounds';
import { Stage, type Frame } from './stage.svelte';
import { TableState } from './state.svelte';
import { Thrower } from './throwing.svelte';

const LOST = ['no-such-table', 'forbidden']; // codes of problems that do not pass
const RECENT = 60; // plies that the last turns are looked for in

export class TableController {
  readonly id: string;
  /** What this device knows of the table from before. */
  readonly stored;
  readonly state = new TableState();
  readonly live: LiveTable;
  readonly stage: Stage;
  readonly guard = new Guard();
  scene = $state.raw<LoadedScene | null>(null);
  /** How the game's end is shown, once that is loaded. */
  ending: Ending | null = null;
  #selection = takeSaved<Selection>('table'); // by the page before this one

  view = $derived.by(() => this.live.view);
  game = $derived.by(() => this.view?.table.game ?? '');
  colours = $derived.by(() => this.view?.table.colours ?? []);
  /** The one name of each seat, on chip, log and in what is said. */
  names = $derived.by(() => seatNames(this.game, this.view?.seats ?? []));
  /** Whether people play at a real board, and this table only follows. */
  isReferee = $derived.by(() => this.view?.table.is_referee ?? false);
  isHotSeat = $derived.by(() => (this.view?.yours.length ?? 0) > 1 || this.isReferee);
  /** The side of each seat: partners have the same number. */
  sides = $derived.by(
    () => this.scene?.findSides(this.colours, this.view?.table.options ?? {}) ?? [],
  );
  isInTeams = $derived.by(() => haveTeams(this.sides));
  winners = $derived.by(() =>
    this.colours.filter((_, seat) => this.view?.position.turn.result?.ranks[seat] === 1),
  );
  isSpectator = $derived.by(() => this.view !== null && this.view.yours.length === 0);

  /** Whether the game is shown as it stands, so that something can be decided. */
  isCurrent = $derived.by(() => this.stage.isCurrent && !this.live.isLookingBack);
  /** The position on the board: of the game as far as it has been shown, or of the ply looked back at. */
  position = $derived.by(() =>
    this.live.isLookingBack
      ? this.live.position
      : (this.stage.frame?.position ?? this.live.position),
  );
  dice = $derived.by(() =>
    this.live.isLookingBack ? this.live.dice : (this.stage.frame?.dice ?? this.live.dice),
  );
  /** The seat of this device that is to act now, once everything before was seen. */
  mySeat = $derived.by(() => (this.isCurrent ? this.live.mySeat : null));
  /** Whether the turn that is shown is this device's, also while a lost throw still lies there. */
  isOwnTurn = $derived.by(() => {
    const seat = this.position?.turn.seat ?? null;
    return seat !== null && this.live.isMine(seat);
  });
  choices = $derived.by((): Choice[] => (this.isCurrent ? this.live.choices : []));
  keep = $derived.by(() => (this.isCurrent ? this.live.keep : null));
  turn = $derived.by(() => this.position?.turn ?? null);
  buttons = $derived.by(() =>
    this.choices.filter((choice) => choice.path[0]?.startsWith('button:')),
  );
  moves = $derived.by(() =>
    this.choices.filter((choice) => !choice.path[0]?.startsWith('button:')),
  );

  /** What is to be decided here and now; a note or a friend who comes in does not change it. */
  occasion = $derived.by(() =>
    [
      this.view?.position.ply,
      this.view?.position.id,
      this.live.mySeat,
      this.live.isLookingBack,
      this.live.keep !== null,
      this.live.choices.length,
    ].join(' '),
  );

  /** The last turns, as far as they have been shown. */
  turns = $derived.by(() => {
    const end = (this.position?.ply ?? 0) + 1;
    return this.scene
      ? splitTurns(this.scene, this.live.plies.slice(Math.max(0, end - RECENT), end))
      : [];
  });
  /** What the last turn did: marked until the person whose turn it is has moved something. */
  trace = $derived.by(() => {
    const last = this.turns.findLast((turn) => this.hasMoved(turn));
    if (!this.scene || !last) return NO_TRACE;
    const isOngoing = last === this.turns.at(-1) && this.#isOwnColour(last.colour);
    return isOngoing ? NO_TRACE : this.scene.trace(last.plies);
  });
  /** What the turn before this one did, in one line; empty once one's own turn has begun. */
  lastSummary = $derived.by(() => {
    const last = this.turns.at(-1);
    return last && !this.#isOwnColour(last.colour)
      ? (this.scene?.summarise(last.plies, this.namesByColour) ?? '')
      : '';
  });
  namesByColour = $derived.by(() =>
    Object.fromEntries(this.colours.map((colour, seat) => [colour, this.names[seat] ?? ''])),
  );

  /** The scene of the game, on its way. */
  readonly loading: RetryingLoad;
  readonly throwing: Thrower;
  readonly choosing: Chooser;
  readonly help: Help;
  readonly clock: ClockDisplay;
  readonly announcements: Announcements;
  readonly facts: FactLineState;
  readonly referee: Referee;

  /** `isWatching` leaves the seats of this device aside. */
  constructor(id: string, isWatching = false) {
    this.id = id;
    this.stored = findTable(id);
    const isOwn = (seat: number | null): boolean => seat !== null && this.live.isMine(seat);
    this.stage = new Stage(
      isOwn,
      (frame) => untrack(() => this.#onShow(frame)),
      () => !this.isReferee,
    );
    this.live = new LiveTable(
      socketAddress(id),
      id,
      isWatching ? null : (this.stored?.token ?? null),
      ({ events, position }) => {
        if (position) this.stage.add(this.referee.isRedoing ? [] : events, position);
      },
    );
    this.loading = loadWithRetries(() => this.#loadScene());
    this.throwing = new Thrower(this);
    this.choosing = new Chooser(this);
    this.help = new Help(this);
    this.clock = new ClockDisplay(this);
    this.announcements = new Announcements(this);
    this.facts = new FactLineState(this);
    this.referee = new Referee(this);
    onDestroy(saveOnReload('table', () => readSelection(this)));
    onDestroy(() => {
      this.live.close();
      this.stage.close();
    });
    nameSeats(() => ({
      game: this.game,
      colours: this.colours,
      names: this.names,
      you: this.view?.yours.length === 1 ? this.colours[this.view.yours[0] ?? 0] : undefined,
    }));
    this.#watch();
  }

  /** Whether it is the turn of a colour, and this device's. */
  #isOwnColour(colour: string | null): boolean {
    return this.isOwnTurn && colour === this.colours[this.turn?.seat ?? -1];
  }

  /** Whether a turn has put or moved a piece. */
  hasMoved(turn: PlayedTurn): boolean {
    const trace = this.scene?.trace(turn.plies) ?? NO_TRACE;
    return trace.placed.length > 0 || trace.ways.length > 0;
  }

  /** Everything that a new position puts aside. */
  drop(): void {
    this.state.choosing = this.choosing.none();
    this.state.foreseen = null;
    this.state.remark = null;
    this.live.refusal = null;
    this.help.drop();
  }

  #onShow(frame: Frame): void {
    const messages = frame.events.flatMap((event) => event.messages ?? []);
    if (frame.dice.rollsFor) {
      this.state.thrown += 1;
      play('dice');
      return;
    }
    const list = this.scene?.flashes(messages) ?? [];
    if (frame.events.length > 0) this.state.flashes = { key: this.state.flashes.key + 1, list };
    soundFrame(frame.events, messages, list.length > 0);
    this.announcements.announce(frame);
    this.facts.announce(frame);
  }

  #watch(): void {
    // The game's scene, and the board turned towards the person who sits here.
    $effect(() => {
      if (this.game !== '') untrack(() => this.loading.reload());
    });

    // A secret that holds nothing is not worth keeping.
    $effect(() => {
      if (LOST.includes(this.live.problem?.code ?? '')) forgetTable(this.id);
    });

    // This device's list of tables; a rematch keeps the token.
    $effect(() => {
      const { view, game, names } = this;
      const token = this.live.token;
      if (!view || !token) return;
      const isOver = view.status === 'over' || view.status === 'abandoned';
      rememberTable({ id: this.id, game, token, links: this.stored?.links ?? [], names, isOver });
      if (view.rematch && !findTable(view.rematch))
        rememberTable({ id: view.rematch, game, token, links: [], names, isOver: false });
    });

    // What may be pressed has another meaning, once it can be pressed.
    $effect(() => {
      const meaning = `${this.occasion} ${this.view?.status}`;
      if (this.isCurrent) untrack(() => this.guard.change(meaning));
    });

    // A new position drops the selection.
    $effect(() => {
      void this.occasion;
      void this.isCurrent;
      untrack(() => {
        this.drop();
        this.throwing.reset();
        this.choosing.takeUpWanted();
        if (this.isCurrent && this.#selection?.occasion === this.occasion) {
          takeUpSelection(this, this.#selection);
          this.#selection = null;
        }
      });
    });

    // A game that is over counts in this device's statistics; the log of a game that was joined late is fetched.
    $effect(() => {
      if (this.view && this.scene) keepGame(this.view, this.sides);
    });
    $effect(() => {
      if (this.view && this.scene) untrack(() => void this.live.loadLog().catch(() => undefined));
    });

    const phraseTimers = new Map<number, ReturnType<typeof setTimeout>>();
    $effect(() => {
      const said = this.live.said;
      if (!said) return;
      untrack(() => {
        this.state.phrases = { ...this.state.phrases, [said.seat]: say(`phrase-${said.phrase}`) };
        clearTimeout(phraseTimers.get(said.seat));
        const timer = setTimeout(() => {
          this.state.phrases = Object.fromEntries(
            Object.entries(this.state.phrases).filter(([seat]) => Number(seat) !== said.seat),
          );
        }, 4000);
        phraseTimers.set(said.seat, timer);
      });
    });
  }

  async #loadScene(): Promise<void> {
    if (this.game === '' || this.scene) return;
    const scene = (this.scene = await loadScene(this.game));
    void scene.loadEnding?.().then(
      (ending) => (this.ending = ending),
      () => undefined, // without it the end is still seen
    );
    const own = this.view?.yours[0];
    if (this.view?.yours.length === 1 && own !== undefined)
      this.state.turned = scene.turnTowards(this.colours[own] ?? '');
    if (this.help.isOffered) void need('coach').catch(() => undefined);
  }
}

/** What the page says beside the board: the headline, the title of the tab, what is read aloud, who comes next, and the end of the game. */

import { onDestroy, untrack } from 'svelte';
import { asSentence, sayEvents, sayOptions } from '../board/speak';
import { need, say } from '../lib/i18n.svelte';
import { noteText } from '../lib/names';
import { sayOutcome } from '../lib/outcome';
import { held, preferences } from '../lib/preferences.svelte';
import { play } from '../lib/sound';
import type { TableController } from './controller.svelte';
import { showEnding } from './ending';
import { vibrate } from './sounds';
import type { Frame } from './stage.svelte';

const UNCOVERED = 2600; // milliseconds: what decided the game stays uncovered before the result opens
const SEEN = 1000; // the same, where it was shown at length
const TOGETHER = 30; // milliseconds
const QUIET_NOTES = ['hinted', 'looked', 'last-throw-only', 'set-up']; // shown in the log alone

export class Announcements {
  readonly #table: TableController;
  #lastSeat: number | null = null;
  #notesTold = -1;
  #unsaid: string[] = [];
  #hasBegun = false;
  /** What only a referee's table says, once it was asked for. */
  #words: Promise<void> | null = null;
  #timers = new Map<string, ReturnType<typeof setTimeout>>();
  /** An event that is not a move, shown for some seconds: a bot plays for somebody, and why. */
  notice = $state('');

  headline = $derived.by(() => {
    const { view, names, isOwnTurn, isHotSeat, turn } = this.#table;
    if (!view || !turn) return '';
    if (view.status === 'waiting') return say('web-waiting');
    if (view.status === 'abandoned') return say('web-abandoned');
    if (turn.what === 'over') return say('web-over');
    const seat = turn.seat ?? 0;
    return isOwnTurn && !isHotSeat
      ? say('web-your-turn')
      : say('web-turn-of', { name: names[seat] ?? '' });
  });
  /** What the others are doing, for somebody who waits. */
  waiting = $derived.by(() => {
    const { view, names, turn, isOwnTurn } = this.#table;
    if (isOwnTurn || turn?.what === 'over') return '';
    const seat = turn?.seat ?? 0;
    const isAway = view?.seats[seat]?.is_present === false && !view.seats[seat]?.level;
    return say(isAway ? 'web-away-for' : 'web-waiting-for', { name: names[seat] ?? '' });
  });

  constructor(table: TableController) {
    this.#table = table;
    $effect(() => {
      const isWanted = this.#isOwn(table.mySeat) && table.view?.status === 'playing';
      const name = () => say(`${table.game}-name`);
      document.title = table.view
        ? `${isWanted ? '● ' : ''}${this.headline} – ${name()}`
        : 'Colonnade';
      if ('setAppBadge' in navigator)
        void (isWanted ? navigator.setAppBadge() : navigator.clearAppBadge()).catch(
          () => undefined,
        );
    });
    onDestroy(() => {
      for (const timer of this.#timers.values()) clearTimeout(timer);
      if ('clearAppBadge' in navigator) void navigator.clearAppBadge().catch(() => undefined);
    });
    $effect(() => {
      const notes = table.live.notes;
      untrack(() => this.#tellNotes(notes.map((note) => note.what)));
    });
  }

  /** Reads something aloud. What is said at the same time is read in one go: nothing takes the place of what nobody has heard yet. */
  say(text: string): void {
    if (!text) return;
    this.#unsaid.push(text);
    if (this.#unsaid.length > 1) return;
    setTimeout(() => {
      const text = this.#unsaid.join(' ');
      this.#unsaid = [];
      const { state } = this.#table;
      state.spoken = text === state.spoken ? `${text}\u00a0` : text; // what is the same as before would not be read again
    }, TOGETHER);
  }

  /** A frame is shown: what happened, and what can be done now. */
  announce(frame: Frame): void {
    const { view, stage, live } = this.#table;
    const seat = frame.position.turn.seat ?? null;
    const isMine = stage.isCurrent && seat !== null && seat === live.mySeat;
    const tell = () =>
      this.say(
        [sayEvents(frame.events), isMine ? this.#describeOptions() : ''].filter(Boolean).join(' '),
      );
    if (this.#table.isReferee)
      void (this.#words ??= need('web_referee')).then(tell, () => (this.#words = null));
    else tell();
    if (isMine && seat !== this.#lastSeat && view?.status === 'playing') this.#call(seat);
    if (stage.isCurrent && frame.position.turn.what !== 'over') this.#resume();
    else if (stage.isCurrent) {
      if (this.#hasBegun) this.#end();
      else this.#openResult(0); // the game was over before the page was opened: its result is what one came for
    }
    if (stage.isCurrent) this.#lastSeat = seat;
    this.#hasBegun = true;
  }

  #describeOptions(): string {
    const { view, live, choosing } = this.#table;
    if (!view) return '';
    if (this.#table.isReferee) return this.#table.referee.describe();
    if (view.position.turn.what === 'throw') return say('web-say-throw');
    const keeping = live.keep ? say('web-say-keep') : '';
    return [keeping, sayOptions(live.choices, view.position, (choice) => choosing.text(choice))]
      .filter(Boolean)
      .join(' ');
  }

  /** Whether a seat is one of this device's own. At a real board it may enter for the others too, who have phones of their own. */
  #isOwn(seat: number | null): boolean {
    return seat !== null && (this.#table.view?.yours.includes(seat) ?? false);
  }

  /** It is this device's turn. */
  #call(seat: number): void {
    const { isHotSeat, isReferee, names, state, game } = this.#table;
    play('turn');
    if (isHotSeat && !isReferee && this.#lastSeat !== null) {
      state.handedTo = names[seat] ?? null;
      this.#later('handed', 2200, () => (state.handedTo = null));
    }
    if (this.#lastSeat !== null && document.visibilityState === 'hidden' && this.#isOwn(seat)) {
      vibrate(200);
      if (preferences.notifies)
        void notify(say('web-your-turn'), say(`${game}-name`), this.#table.id);
    }
  }

  #end(): void {
    const { view, names, sides } = this.#table;
    const result = view?.position.turn.result;
    if (view && result) {
      const you = view.yours.length === 1 ? (view.yours[0] ?? null) : null;
      this.say(asSentence(sayOutcome({ result, names, sides, you })));
    }
    const hasWon = view?.yours.some((seat) => result?.ranks[seat] === 1) ?? false;
    const celebrate = (): void => {
      play(hasWon || view?.yours.length === 0 ? 'win' : 'end');
      vibrate(hasWon ? [80, 60, 80, 60, 240] : 120);
      this.#table.state.isCelebrating = true;
    };
    void showEnding(this.#table, celebrate).then((wasShown) =>
      this.#openResult(held(wasShown ? SEEN : UNCOVERED)),
    );
  }

  #openResult(wait: number): void {
    this.#later('result', wait, () => {
      const { state, live, view } = this.#table;
      if (view?.status === 'over' && state.sheet === 'none' && !live.isLookingBack)
        state.sheet = 'result';
    });
  }

  /** The game goes on; at a real board also after its end, if that was taken back. */
  #resume(): void {
    const { state } = this.#table;
    state.isCelebrating = false;
    if (state.sheet === 'result') state.sheet = 'none';
  }

  /** Does something after a while; a newer one of the same name takes its place, and none outlives the page. */
  #later(name: string, wait: number, run: () => void): void {
    clearTimeout(this.#timers.get(name));
    this.#timers.set(name, setTimeout(run, wait));
  }

  #tellNotes(notes: string[]): void {
    const isFirst = this.#notesTold === -1;
    const fresh = notes
      .slice(this.#notesTold)
      .filter((what) => !QUIET_NOTES.some((quiet) => what.startsWith(quiet)));
    if (!this.#table.view) return;
    this.#notesTold = notes.length;
    if (isFirst || fresh.length === 0) return;
    this.notice = fresh.map(noteText).join(' ');
    this.say(this.notice);
    this.#later('notice', 8000, () => (this.notice = ''));
  }
}

/** A notification of the system. Some browsers have them only through the service worker. */
async function notify(title: string, body: string, tag: string): Promise<void> {
  if (typeof Notification === 'undefined' || Notification.permission !== 'granted') return;
  try {
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration) await registration.showNotification(title, { body, tag });
    else new Notification(title, { body, tag });
  } catch {
    // the system may refuse: the sound and the title of the tab remain
  }
}

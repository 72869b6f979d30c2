/** What is heard and felt of the events that are shown. */

import { preferences } from '../lib/preferences.svelte';
import type { Event, Words } from '../lib/protocol.gen';
import { play } from '../lib/sound';

/** The sound of what was done. Dice are heard while they roll. */
export function soundFrame(events: Event[], messages: Words[], isScoring: boolean): void {
  if (!events.some((event) => event.what === 'act')) return;
  const isCapture = messages.some(
    (words) => words.key.endsWith('-captured') || words.key.endsWith('-sent-back'),
  );
  play(isCapture ? 'capture' : isScoring ? 'line' : 'piece');
}

/** A short vibration, where the device has one and it is not turned off. */
export function vibrate(pattern: number | number[]): void {
  if (preferences.vibrates && typeof navigator.vibrate === 'function') navigator.vibrate(pattern);
}

/** What is said aloud: throws, moves, captures and options, terse or full. One polite voice for all of it. */

import { say, sayWords } from '../lib/i18n.svelte';
import { preferences } from '../lib/preferences.svelte';
import type { Choice, Event, Position } from '../lib/protocol.gen';

/** What happened, as sentences. Terse: the last sentence of each event only. */
export function sayEvents(events: Event[]): string {
  const sentences = events.flatMap((event) => {
    const messages = (event.messages ?? []).map(sayWords);
    return preferences.announcements === 'terse' ? messages.slice(-1) : messages;
  });
  return sentences.join(' ');
}

/** What may be done now: in full, each choice in words; tersely, how many there are. */
export function sayOptions(
  choices: Choice[],
  position: Position,
  sayChoice: (choice: Choice) => string,
): string {
  const reasons = position.messages.map(sayWords);
  if (choices.length === 0) return reasons.join(' ');
  if (preferences.announcements === 'terse')
    return say('web-options-count', { count: choices.length });
  const options = choices.map((choice) => sayChoice(choice).replace(/\.$/, ''));
  return [
    ...reasons,
    say('web-options', { options: options.join('; '), count: choices.length }),
  ].join(' ');
}

/** With a full stop, so that a voice pauses. */
export function asSentence(text: string): string {
  return /[.?!]$/.test(text) ? text : `${text}.`;
}

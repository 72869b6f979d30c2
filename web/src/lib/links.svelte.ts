/** Links for others to open. On the server's own machine it is mostly opened as localhost, which means nothing to a friend's phone. */

import { fetchGames } from './http';
import { say } from './i18n.svelte';

const HERE = ['localhost', '127.0.0.1', '[::1]'];
const ASK_AGAIN = 2000;

/** Who can open a link: other devices too, or this computer only; `asking` until the server has said. */
type Reach = 'others' | 'here' | 'asking';

const known = $state<{ origin: string; reach: Reach }>({
  origin: location.origin,
  reach: HERE.includes(location.hostname) ? 'asking' : 'others',
});
let isAsked = false;

/** Ask the server once, where it matters, by which address the network finds it. */
function learn(): void {
  if (isAsked || known.reach !== 'asking') return;
  isAsked = true;
  void fetchGames().then(
    ({ network }) => {
      if (network) Object.assign(known, { origin: new URL(network).origin, reach: 'others' });
      else known.reach = 'here';
    },
    () => setTimeout(() => ((isAsked = false), learn()), ASK_AGAIN),
  );
}

/** A page's address as others open it; better once the server has told. */
export function linkTo(page: string): string {
  learn();
  return `${known.origin}/${page}`;
}

/** The home page's address as others type it. */
export const typedAddress = (): string => new URL(linkTo('')).host;

/** Why no other device can open such a link, and what to do. */
export const sayLocalOnly = (): string =>
  say('web-local-only', { command: 'colonnade serve --host 0.0.0.0' });

/** Who can open such a link. */
export function linkReach(): Reach {
  learn();
  return known.reach;
}

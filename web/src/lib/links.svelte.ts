/** Links for others to open. On the server's own machine it is mostly opened as localhost, which means nothing to a friend's phone. */

import { fetchGames } from './http';

const HERE = ['localhost', '127.0.0.1', '[::1]'];

const known = $state({ origin: location.origin, isLocal: HERE.includes(location.hostname) });
let isAsked = false;

/** Ask the server once, where it matters, by which address the network finds it. */
function learn(): void {
  if (isAsked || !known.isLocal) return;
  isAsked = true;
  void fetchGames().then(
    ({ network }) => {
      if (network) Object.assign(known, { origin: new URL(network).origin, isLocal: false });
    },
    () => (isAsked = false),
  );
}

/** A page's address as others open it; better once the server has told. */
export function linkTo(page: string): string {
  learn();
  return `${known.origin}/${page}`;
}

/** Whether links work on this machine only. */
export const isLocalOnly = (): boolean => known.isLocal;

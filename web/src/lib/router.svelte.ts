/** Which page is shown. Addresses live behind the `#`: secrets in them never reach a server's log, and one page serves them all. */

function parse(): string[] {
  return location.hash
    .replace(/^#\/?/, '')
    .split('/')
    .filter((part) => part !== '')
    .map((part) => safeDecode(part));
}

function safeDecode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

const state = $state<{ parts: string[] }>({ parts: parse() });

addEventListener('hashchange', () => {
  state.parts = parse();
});

/** The parts of the address: `['table', '…']`. */
export function route(): string[] {
  return state.parts;
}

/** The address of a page of this client. */
export function address(...parts: (string | number)[]): string {
  return `#/${parts.map((part) => encodeURIComponent(part)).join('/')}`;
}

/** Goes to a page. */
export function go(...parts: (string | number)[]): void {
  location.hash = address(...parts);
}

/** Changes the address without a step in the history. */
export function replaceAddress(...parts: (string | number)[]): void {
  history.replaceState(null, '', address(...parts));
  state.parts = parse();
}

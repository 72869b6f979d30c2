/** A record that was opened from a file: it stays in this tab, across a reload, and goes nowhere else unless looked at. */

const STORED = 'colonnade-loaded-record';
let loaded: string | null = null;

/** Keeps the text of a record for the replay page. */
export function keepRecord(text: string): void {
  const line = text.split('\n').find((each) => each.trim() !== '') ?? '';
  loaded = text.trimStart().startsWith('{') && !isWhole(line) ? text : line;
  try {
    sessionStorage.setItem(STORED, loaded);
  } catch {
    // too long for the storage: it lives as long as the page
  }
}

/** A file of many records has one per line; a record may also be spread over lines. */
function isWhole(line: string): boolean {
  try {
    JSON.parse(line);
    return true;
  } catch {
    return false;
  }
}

/** The record that was opened last, if there is one. */
export function loadedRecord(): string | null {
  try {
    return loaded ?? sessionStorage.getItem(STORED);
  } catch {
    return loaded;
  }
}

/** Records as files: saved to this device, and read from it. */

/** Offers a text to be saved under a name. */
export function download(name: string, text: string): void {
  offer(name, new Blob([text], { type: 'application/json' }));
}

/** Offers a file to be saved under a name. */
export function offer(name: string, file: Blob): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}

/** A record as one line of JSON. */
export function recordText(record: unknown): string {
  return `${JSON.stringify(record)}\n`;
}

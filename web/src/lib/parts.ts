/** Parts of the client that are loaded when they are needed: tried again where loading fails, and explained where it goes on failing. */

const PAUSES = [400, 1500]; // milliseconds before each further attempt

/** A part could not be loaded: the server is away, or has a newer version of the client. */
export class PartMissing extends Error {}

/** Loads a part; tries again after a pause, and rejects with `PartMissing` in the end. What was tried again inside is not tried once more. */
export async function loadPart<T>(load: () => Promise<T>): Promise<T> {
  for (const pause of [...PAUSES, null]) {
    try {
      return await load();
    } catch (error) {
      if (error instanceof PartMissing) throw error;
      if (pause === null) throw new PartMissing(String(error));
      await new Promise((settle) => setTimeout(settle, pause));
    }
  }
  throw new PartMissing();
}

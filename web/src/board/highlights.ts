/** Places that stand out in a position, as the rules say. */

import type { Position } from '../lib/protocol.gen';

/** The places that stand out for a reason: `barrier`, `affordable`. */
export function placesOf(position: Position, kind: string): Set<string> {
  return new Set(
    (position.highlights ?? []).filter((one) => one.kind === kind).map((one) => one.place),
  );
}

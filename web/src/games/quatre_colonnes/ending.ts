/** The monument is built: the board is cleared, the winners' columns walk to the middle and stand up one after another, beam and pediment come down, and the culture's name is cut. */

import { travel, type Point } from '../../board/animate';
import { hasReducedMotion, paced } from '../../lib/preferences.svelte';
import type { Ending } from '..';
import { findWinners, standInMonument, standOf, wasCleared } from './geometry';

const NEAR = 2.5; // times as large as else the monument is seen while it is built
const STEPS = 5; // of a column on its way to the middle
const SETTLE = 'cubic-bezier(.3, 1.4, .5, 1)';
/** When each part begins, and how long it takes, in milliseconds. */
const CLEARING = [0, 450] as const;
const APART = 160; // from one column to the next
const RISE = 240;
const BEAM = [1150, 250] as const;
const PEDIMENT = [1300, 320] as const;
const NAME = [1550, 400] as const;
const LASTING = 2500;

/** Has an element become what it is now. With reduced motion it only fades. */
function become(
  element: Element,
  [from, to]: [Keyframe, Keyframe],
  [delay, duration]: readonly [number, number],
  easing = 'ease-in-out',
): Animation {
  if (hasReducedMotion())
    return element.animate(
      [from, to].map(({ opacity }) => ({ opacity })),
      paced(300),
    );
  const timing = { delay: paced(delay), duration: paced(duration), easing };
  return element.animate([from, to], { ...timing, fill: 'backwards' });
}

function between(start: Point, end: Point): Point[] {
  return Array.from({ length: STEPS + 1 }, (_, step) => ({
    x: start.x + ((end.x - start.x) * step) / STEPS,
    y: start.y + ((end.y - start.y) * step) / STEPS,
  }));
}

export const ending: Ending = {
  perform(board, position, colours, turned) {
    const { pieces } = position;
    const winners = findWinners(position, colours);
    const find = (selector: string) => [...board.querySelectorAll<SVGGraphicsElement>(selector)];
    const appear: [Keyframe, Keyframe] = [{ opacity: 0 }, { opacity: 1 }];
    const fall: [Keyframe, Keyframe] = [{ opacity: 0, transform: 'translateY(-70px)' }, appear[1]];
    if (!hasReducedMotion()) {
      const scales = [1, NEAR, NEAR, 1].map((scale) => ({ transform: `scale(${scale})` }));
      const offset = [0, 0.16, 0.86, 1];
      const timing = { duration: paced(LASTING) };
      const easing = 'ease-in-out';
      board.animate(
        scales.map((frame, at) => ({ ...frame, offset: offset[at] ?? null, easing })),
        timing,
      );
      board.parentElement?.animate({ clipPath: ['inset(0)', 'inset(0)'] }, timing); // nothing beside the board is covered
    }
    for (const element of find('.sky, .step')) become(element, appear, CLEARING);
    const walked = new Map<string, number>();
    for (const piece of pieces) {
      const [element] = find(`[data-piece="${piece.id}"]`);
      if (!element) continue;
      if (wasCleared(piece)) become(element, [{ opacity: 1 }, { opacity: 0 }], CLEARING);
      if (!piece.place.startsWith('summit')) continue;
      if (!winners.includes(piece.colour)) {
        become(element, appear, CLEARING);
        continue;
      }
      const count = walked.get(piece.colour) ?? 0;
      walked.set(piece.colour, count + 1);
      const from = standOf(piece, pieces, turned);
      const to = standInMonument(piece, pieces, winners);
      const delay = paced(APART * (count + 1));
      const arrival = travel(element, between(from, to), { isHopping: true, delay });
      const scales = [from, to].map(({ scale }) => ({ transform: `scale(${scale})` }));
      if (arrival > 0)
        element.firstElementChild?.animate(scales, {
          delay: arrival,
          duration: paced(RISE),
          easing: SETTLE,
          fill: 'backwards',
        });
    }
    for (const element of find('.beam-stone')) become(element, fall, BEAM, SETTLE);
    for (const element of find('.inscription'))
      become(
        element,
        [
          { opacity: 0, clipPath: `inset(0 ${element.getBBox().width}px 0 0)` },
          { opacity: 1, clipPath: 'inset(0 0 0 0)' },
        ],
        NAME,
      );
    return find('.pediment').map((element) => become(element, fall, PEDIMENT, SETTLE))[0];
  },
};

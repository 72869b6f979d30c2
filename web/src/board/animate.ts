/** Motion that explains: pieces travel from where they were to where they are. With reduced motion they fade. */

import { hasReducedMotion, paced } from '../lib/preferences.svelte';

export interface Point {
  x: number;
  y: number;
}

/** Milliseconds that a piece takes from beside the board, or to there. */
export const FLIGHT = 700;
const HOP = 70;
const LONGEST = 900;

interface TravelOptions {
  /** From point to point with a small arc between two; else in one glide through all of them. */
  isHopping: boolean;
  /** How long the element waits at its first point. */
  delay?: number;
}

/** Moves an element of a drawing along points of the drawing's own coordinates; its last point is where it stands already. Returns when it arrives, in milliseconds. */
export function travel(
  element: SVGElement,
  points: Point[],
  { isHopping, delay = 0 }: TravelOptions,
): number {
  if (points.length < 2 || typeof element.animate !== 'function') return 0;
  const duration = paced(
    isHopping
      ? Math.min(LONGEST, HOP * (points.length - 1) + 120)
      : points.length > 2
        ? LONGEST
        : 420,
  );
  if (duration === 0) return 0;
  if (hasReducedMotion()) {
    element.animate([{ opacity: 0.2 }, { opacity: 1 }], { duration: 300 });
    return 0;
  }
  const frames = isHopping
    ? hop(points, duration)
    : points.map((point) => ({ transform: place(point) }));
  element.animate(frames, {
    duration,
    delay,
    fill: 'backwards',
    easing: isHopping ? 'linear' : 'cubic-bezier(.3,.1,.2,1)',
  });
  return delay + duration;
}

function place(point: Point, lift = 0): string {
  return `translate(${point.x}px, ${point.y - lift}px)`;
}

/** Cell by cell, with a small arc between two cells. */
function hop(points: Point[], duration: number): Keyframe[] {
  const lift = duration / points.length > 45 ? 12 : 5;
  return points.flatMap((point, index) => {
    const next = points[index + 1];
    if (!next) return [{ transform: place(point) }];
    return [
      { transform: place(point) },
      { transform: place({ x: (point.x + next.x) / 2, y: (point.y + next.y) / 2 }, lift) },
    ];
  });
}

/** Where the middle of an element of the page lies in a drawing's coordinates, if it is on the page. */
export function locate(drawing: SVGGraphicsElement, selector: string): Point | null {
  const element = document.querySelector(selector);
  const matrix = drawing.getScreenCTM();
  if (!element || !matrix) return null;
  const box = element.getBoundingClientRect();
  if (box.width === 0) return null;
  const point = new DOMPoint(box.left + box.width / 2, box.top + box.height / 2).matrixTransform(
    matrix.inverse(),
  );
  return { x: point.x, y: point.y };
}

interface FlightOptions {
  /** Where the piece stands. */
  at: Point;
  /** What it flies to or comes from: an element of the page. */
  selector: string;
}

/** A transition: a piece comes from, or goes to, something beside the board. */
export function flight(
  node: SVGGElement,
  { at, selector }: FlightOptions,
): { duration: number; easing?: (t: number) => number; css: (t: number) => string } {
  const parent = node.parentNode as SVGGraphicsElement | null;
  const from = parent ? locate(parent, selector) : null;
  const duration = paced(hasReducedMotion() || !from ? 240 : FLIGHT);
  if (!from || hasReducedMotion()) return { duration, css: (t) => `opacity: ${t}` };
  return {
    duration,
    easing: (t) => t * t * (3 - 2 * t),
    css: (t) =>
      `transform: translate(${at.x * t + from.x * (1 - t)}px, ${at.y * t + from.y * (1 - t) - 60 * t * (1 - t)}px) scale(${0.35 + 0.65 * t}); opacity: ${Math.min(1, 0.15 + t * 2)}`,
  };
}

/** A transition: a beam is lifted off at one end and away, or comes down. */
export function lift(
  _: SVGGElement,
  { by }: { by: number },
): { duration: number; easing: (t: number) => number; css: (t: number, u: number) => string } {
  const duration = paced(hasReducedMotion() ? 240 : 650);
  return {
    duration,
    easing: (t) => t * t * (3 - 2 * t),
    css: (t, u) =>
      hasReducedMotion()
        ? `opacity: ${t}`
        : `transform: translate(${u * by * 0.25}px, ${-u * 34}px) rotate(${-u * 38}deg); opacity: ${Math.min(1, 2 * t)}`,
  };
}

/** A transition: a number that has changed swells for a moment. */
export function swell(_: Element): { duration: number; css: (t: number) => string } {
  return {
    duration: hasReducedMotion() ? 0 : paced(500),
    css: (t) => `transform: scale(${1 + 0.6 * Math.sin(t * Math.PI)})`,
  };
}

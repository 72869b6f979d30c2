/** How thrown dice come to their places: by the hand's speed, without slipping, and still within 0.6 s. */

/** The speed of a hand that throws, in pixels per millisecond. */
export interface Swing {
  x: number;
  y: number;
}

const SWIFT = 0.3; // pixels per millisecond: what is slower is no throw
const FAR = 30; // pixels
const APART = 13; // milliseconds between the dice of a throw
const STEPS = 18; // keyframes of a roll: the ways between them are straight
const KNOCKS = [0.34, 0.64, 0.84]; // when a die touches the tray, as shares of its roll
const TURNING = 0.85; // the share of its roll after which a die only slides
const HEIGHTS = [150, 60, 22, 7]; // of its leaps, in pixels
const SIGHT = 420; // pixels from the eye to the tray

/** The speed of a finger in its last tenth of a second, by where it was; null where that is no throw. */
export function swingOf(path: PointerEvent[], end: PointerEvent): Swing | null {
  const first = path.find((each) => end.timeStamp - each.timeStamp < 100) ?? path[0];
  if (!first) return null;
  const time = end.timeStamp - first.timeStamp;
  const [x, y] = [end.clientX - first.clientX, end.clientY - first.clientY];
  const way = Math.hypot(x, y);
  return way > FAR && way / time > SWIFT ? { x: x / time, y: y / time } : null;
}

interface Roll {
  index: number;
  /** Null for a tap: the dice come from the side. */
  swing: Swing | null;
  duration: number;
  onSettle: () => void;
}

/** Rolls a cube to where it stands. Its speed falls evenly to nothing, from the one that the hand had. */
export function roll(node: HTMLElement, { index, swing, duration, onSettle }: Roll): void {
  const tray = node.closest('.tray')?.getBoundingClientRect();
  const box = node.getBoundingClientRect();
  const size = box.width * 0.88;
  const spread = ((index * 37) % 11) / 11 - 0.5; // each a little otherwise
  const start = swing
    ? { x: (-swing.x * duration) / 2, y: (-swing.y * duration) / 2 + spread * 20 }
    : { x: (tray?.right ?? box.right) - box.left + box.width * (1 + spread), y: 26 + spread * 60 };
  const way = Math.hypot(start.x, start.y);
  const axis = `${start.y / way}, ${-start.x / way}, 0`;
  const turn = (way / size) * 90; // degrees: a quarter for each side that it rolls over
  const half = size / 2;
  const frames: Keyframe[] = [];
  const shadows: Keyframe[] = [];
  for (let step = 0; step <= STEPS; step += 1) {
    const time = step / STEPS;
    const left = (1 - time) ** 2;
    const [x, y] = [start.x * left, start.y * left];
    const turning = Math.max(0, 1 - time / TURNING) ** 2;
    const up = heightAt(time);
    frames.push({
      transform: `translate(${x}px, ${y}px) perspective(${SIGHT}px) translateZ(${up - half}px) rotate(${spread * 40 * left}deg) rotate3d(${axis}, ${-turn * turning}deg)`,
    });
    shadows.push({
      transform: `translate(${x + up * 0.14}px, ${y + up * 0.2}px)`,
      opacity: 1 - up / 190,
    });
  }
  const timing: KeyframeAnimationOptions = { duration, delay: index * APART, fill: 'both' };
  node.previousElementSibling?.animate(shadows, timing);
  node.animate(frames, timing).onfinish = onSettle;
}

/** How high a die leaps at a moment of its roll: lower each time, and a little still as it settles. */
function heightAt(time: number): number {
  const ends = [...KNOCKS, 1];
  const leap = ends.findIndex((end) => time <= end);
  const end = ends[leap] ?? 1;
  const from = ends[leap - 1] ?? -end; // the first leap began in the hand
  const share = (time - from) / (end - from);
  return (HEIGHTS[leap] ?? 0) * 4 * share * (1 - share);
}

/** When the first dice of a roll knock, in milliseconds. */
export const knocks = (duration: number): number[] => KNOCKS.map((share) => share * duration);

/** How long the last of some dice takes, beyond what one takes. */
export const lag = (dice: number): number => Math.max(0, dice - 1) * APART;

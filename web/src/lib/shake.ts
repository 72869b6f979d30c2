/** A phone that is shaken, for dice. Browsers tell of it on secure pages only, and some want to be asked. */

const HARD = 15; // metres per second squared, without gravity
const GRAVITY = 9.8;
const TOGETHER = 700; // milliseconds within which two jerks are a shake
const SAME = 80; // milliseconds that one jerk lasts

export const canShake = (): boolean =>
  typeof DeviceMotionEvent !== 'undefined' && matchMedia('(pointer: coarse)').matches;

/** Asks the person, where the browser wants that; whether the page may know. */
export async function allowShaking(): Promise<boolean> {
  const { requestPermission } = DeviceMotionEvent as unknown as {
    requestPermission?: () => Promise<string>;
  };
  return !requestPermission || (await requestPermission().catch(() => '')) === 'granted';
}

/** Calls back whenever the phone is shaken, until the function that it returns is called. */
export function onShake(then: () => void): () => void {
  let last = -Infinity;
  const feel = (event: DeviceMotionEvent): void => {
    const [free, pulled] = [event.acceleration, event.accelerationIncludingGravity];
    const force = typeof free?.x !== 'number' ? Math.abs(measure(pulled) - GRAVITY) : measure(free);
    const since = event.timeStamp - last;
    if (force < HARD || since < SAME) return;
    last = event.timeStamp;
    if (since < TOGETHER) then();
  };
  addEventListener('devicemotion', feel);
  return () => removeEventListener('devicemotion', feel);
}

const measure = (force: DeviceMotionEventAcceleration | null): number =>
  typeof force?.x === 'number' ? Math.hypot(force.x, force.y ?? 0, force.z ?? 0) : GRAVITY;

/** How much smaller a name is written so that its longest word fits the width of a number of letters. */
export function fit(name: string, letters: number): number {
  const longest = Math.max(1, ...name.split(/[\s-]+/).map((word) => word.length));
  return Math.max(0.72, Math.min(1, letters / longest));
}

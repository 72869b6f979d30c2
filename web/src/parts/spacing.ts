/**
 * Move ascending places apart until neighbours are `gap` apart, and keep them between `first` and
 * `last`. Where there are too many, the first ones keep their gap.
 */
export function moveApart(
  places: readonly number[],
  gap: number,
  first: number,
  last: number,
): number[] {
  const moved: number[] = [];
  for (const place of places) moved.push(Math.max(place, (moved.at(-1) ?? -Infinity) + gap));
  for (let index = moved.length - 1, most = last; index >= 0; index -= 1, most -= gap) {
    moved[index] = Math.min(moved[index] ?? most, most);
  }
  return moved.map((place, index) => Math.max(place, first + index * gap));
}

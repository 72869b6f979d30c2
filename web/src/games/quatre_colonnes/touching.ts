/** What the parts of the scene share about touching. */

export interface Touching {
  /** Elements that a touch would lead on from. */
  touchable: Set<string>;
  /** Elements touched so far. */
  selected: string[];
  /** The element that the keyboard stands on. */
  focused: string | null;
  /** A scene for decoration: nothing can be touched or read out. */
  isPicture: boolean;
  /** What an element is called, for those who hear it. */
  label: (element: string) => string;
}

/** The attributes by which an element is found, focused and read out. */
export function attributesOf(element: string, { touchable, focused, isPicture, label }: Touching) {
  if (isPicture) return {};
  return {
    'data-element': element,
    role: touchable.has(element) ? 'button' : 'img',
    tabindex: focused === element ? 0 : -1, // the arrow keys walk over every place, and Enter asks why it cannot be touched
    'aria-label': label(element),
  };
}

/** The four cultures' columns as outlines: each is known by its silhouette alone. They stand on (0, 0), 46 high and 24 wide. */

const rectangle = (x: number, y: number, width: number, height: number) =>
  `M ${x} ${y} h ${width} v ${height} h ${-width} Z `;
const circle = (x: number, y: number, radius: number) =>
  `M ${x - radius} ${y} a ${radius} ${radius} 0 1 0 ${2 * radius} 0 a ${radius} ${radius} 0 1 0 ${-2 * radius} 0 Z `;

export const COLUMN_HEIGHT = 46;
export const COLUMN_WIDTH = 24;

export const SILHOUETTE: Record<string, string> = {
  // Greek: Ionic volutes like a ram's horns on a slender shaft.
  Y:
    rectangle(-10, -46, 20, 4) +
    rectangle(-7, -43, 14, 8) +
    circle(-7, -38, 5) +
    circle(7, -38, 5) +
    'M -5.4 -5 L -4.4 -36 H 4.4 L 5.4 -5 Z ' +
    rectangle(-8, -6.5, 16, 3.5) +
    rectangle(-10.5, -3.5, 21, 3.5),
  // Roman: an arch one can look through, on a plain square shaft.
  R:
    'M -10 -20 V -36 A 10 10 0 0 1 10 -36 V -20 H 4.6 V -34.5 A 4.6 4.6 0 0 0 -4.6 -34.5 V -20 Z ' +
    rectangle(-11.5, -23, 23, 4) +
    rectangle(-7, -20, 14, 17) +
    rectangle(-11, -4.5, 22, 4.5),
  // Gaul: a pointed post of timber, notched.
  G:
    'M 0 -46 L 7 -36 L 3.6 -31.5 L 7.4 -27 V -22 L 4.4 -18.5 L 7.4 -15 V 0 ' +
    'H -7.4 V -15 L -4.4 -18.5 L -7.4 -22 V -27 L -3.6 -31.5 L -7 -36 Z',
  // Iberian: a broad pillar that flares into a horned crown.
  B:
    'M -11.5 -46 Q -11 -41 -4 -39.5 H 4 Q 11 -41 11.5 -46 L 12 -35 H -12 Z ' +
    rectangle(-12, -37.5, 24, 4.5) +
    rectangle(-9.5, -33.5, 19, 3.5) +
    rectangle(-7.8, -31, 15.6, 28) +
    rectangle(-11.5, -5, 23, 5),
};

export const CARVING: Record<string, string> = {
  Y: `M -2.4 -34 L -2.7 -7 M 2.4 -34 L 2.7 -7 ${circle(-7, -38, 2.4)} ${circle(7, -38, 2.4)} M -10 -42.3 H 10 M -8 -3.5 H 8`,
  R: 'M 0 -46 V -39.5 M -7 -43 L -3.6 -38 M 7 -43 L 3.6 -38 M -10 -33 H -4.6 M 10 -33 H 4.6 M -7 -19 H 7 M -7 -4.5 H 7',
  G: 'M -4.5 -36 L 0 -32.5 L 4.5 -36 M -7 -24.5 L -3.5 -21.5 L 0 -24.5 L 3.5 -21.5 L 7 -24.5 M 0 -42.5 V -37 M -5 -5.5 V -1 M 5 -5.5 V -1',
  B: `M -12 -37.5 H 12 M -9.5 -33.3 H 9.5 M -7.5 -30 H 7.5 M -7.8 -5 H 7.8 ${circle(0, -25, 3.4)} ${circle(0, -25, 0.9)}`,
};

/** One motif of each culture's border, 24 wide and 14 high. */
export const FRIEZE: Record<string, string> = {
  Y: 'v -14 h 17 v 10 h -9 v -5 h 4 m 12 9 ',
  R: 'v -5 a 10 9 0 0 1 20 0 v 5 m 4 0 ',
  G: 'l 12 -14 l 12 14 m -12 -4 l -5 -5 l 5 -5 m 0 0 l 5 5 l -5 5 m 12 4 ',
  B: 'c 8 0 10 -14 18 -12 c 5 1 4 8 -1 7 c -3 -1 -2 -4 0 -4 m 7 9 ',
};

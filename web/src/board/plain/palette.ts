/** How the colours of games without a scene of their own look. */

import type { Ink } from '../../lib/protocol.gen';

export const palette: Record<string, Ink> = {};

/** The sign of a colour; a dot for one that no player has. */
export const signOf = (colour: string): Ink =>
  palette[colour] ?? { emblem: '●', light: '#6b6b6b', dark: '#b0b0b0', terminal: '' };

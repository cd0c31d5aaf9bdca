import { mm } from '../mm.ts';

/** A4 portrait, in points. */
export const page = { width: 210 * mm, height: 297 * mm };

export const column = { left: 18 * mm, right: 192 * mm, width: 174 * mm };

/** What is printed between the head and the foot of a page. */
export const body = { firstTop: 118 * mm, top: 34 * mm, bottom: 270 * mm };

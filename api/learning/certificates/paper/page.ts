import { mm } from '#api/shared/paper/mm.ts';

/** A4 landscape, in points. */
export const page = { width: 297 * mm, height: 210 * mm };

export const band = { width: 62 * mm };
export const column = { left: 80 * mm, right: 279 * mm, width: 199 * mm };

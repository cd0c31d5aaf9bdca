/** A millimetre in points. */
export const mm = 72 / 25.4;

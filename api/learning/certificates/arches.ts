import { ink } from '#api/shared/paper/ink.ts';

/** Five nested arches, drawn as lines in a space of 62 × 150. */
export const arches = [ink.cream, ink.leaf, ink.cream, ink.leaf, ink.saffron].map((color, at) => {
  const [left, right, radius] = [8 + at * 4, 54 - at * 4, 23 - at * 4];
  return { color, path: `M${left} 150V40a${radius} ${radius} 0 0 1 ${right - left} 0V150` };
});

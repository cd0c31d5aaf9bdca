import { useState } from 'react';
import type { CourseClass } from '#contract/catalogue/calls.ts';

type Choice = { preferred: number | undefined; offers: readonly number[] };

/**
 * Which class one would like: the one that one comes for, or the first with a seat that is held for one or free, until one
 * says otherwise.
 */
export function useClassChoice(classes: readonly CourseClass[], { preferred, offers }: Choice) {
  const [wanted, choose] = useState(preferred);
  const open = classes.filter(({ id, is_full: isFull }) => !isFull || offers.includes(id));
  const chosen = open.find(({ id }) => id === wanted) ?? open.find(({ id }) => offers.includes(id)) ?? open[0];
  return { chosen, choose };
}

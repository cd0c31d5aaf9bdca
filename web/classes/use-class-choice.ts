import { useState } from 'react';
import type { CourseClass } from '#contract/catalogue.ts';

/** Which class one would like: the one that one comes for, or the first with a free seat, until one says otherwise. */
export function useClassChoice(classes: readonly CourseClass[], preferred?: number) {
  const [wanted, choose] = useState(preferred);
  const free = classes.filter(({ is_full: isFull }) => !isFull);
  const chosen = free.find(({ id }) => id === wanted) ?? free[0];
  return { chosen, choose };
}

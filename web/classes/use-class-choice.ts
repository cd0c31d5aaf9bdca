import { useState } from 'react';
import type { CourseClass } from '#contract/catalogue.ts';

/** Which class one would like: the first with a free seat, until one says otherwise. */
export function useClassChoice(classes: readonly CourseClass[]) {
  const [wanted, choose] = useState<number>();
  const free = classes.filter(({ is_full: isFull }) => !isFull);
  const chosen = free.find(({ id }) => id === wanted) ?? free[0];
  return { chosen, choose };
}

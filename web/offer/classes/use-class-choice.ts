import { useState } from 'react';
import type { CourseClass } from '#contract/offer/catalogue/calls.ts';

type Choice = { preferred: number | undefined; offers: readonly number[] };

/** The preferred class, else the first with a held or free seat, until the reader chooses. */
export function useClassChoice(classes: readonly CourseClass[], { preferred, offers }: Choice) {
  const [requested, choose] = useState(preferred);
  const open = classes.filter(({ id, is_full: isFull }) => !isFull || offers.includes(id));
  const chosen = open.find(({ id }) => id === requested) ?? open.find(({ id }) => offers.includes(id)) ?? open[0];
  return { chosen, choose };
}

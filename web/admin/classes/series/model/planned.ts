import type { PlannedSeries } from '#contract/offer/classes/series.ts';

type Planned = Pick<PlannedSeries['lessons'][number], 'clashes' | 'is_outside'>;

/** It would not be stored so. */
export function isRefused({ clashes, is_outside: isOutside }: Planned): boolean {
  return isOutside || clashes.some(({ kind }) => kind !== 'room');
}

/** It should be looked at before it is stored. */
export function needsChange({ clashes, is_outside: isOutside }: Planned): boolean {
  return isOutside || clashes.length > 0;
}

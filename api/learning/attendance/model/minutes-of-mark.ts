import type { MarkState } from '#contract/learning/attendance/values.ts';
import { Refusal } from '#contract/refusals.ts';

type Input = { state: MarkState; minutes?: number | undefined };

/** Minutes of presence in a lesson of so many minutes. Refuses `attendance_minutes_wrong`. */
export function minutesOfMark({ state, minutes }: Input, whole: number): number {
  if (state !== 'present' && state !== 'late') {
    if (minutes) throw new Refusal('attendance_minutes_wrong', { field: 'minutes', most: 0 });
    return 0;
  }
  const present = minutes ?? (state === 'present' ? whole : 0);
  if (present < 1 || present > whole) throw new Refusal('attendance_minutes_wrong', { field: 'minutes', most: whole });
  return present;
}

import { dayIn } from '#contract/rules/days.ts';
import { beginsOf } from '#contract/rules/days-in-zone.ts';

type Step = { due_on: string | null; ends_at: string | null; tz: string };
export type Deadline = { kind: 'due_on' | 'ends_on'; at: string; isPast: boolean };

/** The day that the employer set counts before the end of the class; only that day can be missed. */
export function deadlineOf({ due_on, ends_at, tz }: Step, now: Date): Deadline | null {
  if (due_on !== null) {
    const [at] = beginsOf([due_on], tz);
    return at ? { kind: 'due_on', at: at.toISOString(), isPast: dayIn(tz, now) > due_on } : null;
  }
  return ends_at === null ? null : { kind: 'ends_on', at: ends_at, isPast: false };
}

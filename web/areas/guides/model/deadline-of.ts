import { dayIn } from '#contract/rules/days.ts';

type Step = { due_on: string | null; ends_at: string | null; tz: string };
/** `tz` is the zone in which to read `at`. */
export type Deadline = { kind: 'due_on' | 'ends_on'; at: string; tz: string; isPast: boolean };

/** The day that the employer set counts before the end of the class; only that day can be missed. */
export function deadlineOf({ due_on, ends_at, tz }: Step, now: Date): Deadline | null {
  if (due_on !== null) {
    return { kind: 'due_on', at: `${due_on}T12:00:00Z`, tz: 'UTC', isPast: dayIn(tz, now) > due_on };
  }
  return ends_at === null ? null : { kind: 'ends_on', at: ends_at, tz, isPast: false };
}

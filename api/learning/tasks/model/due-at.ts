import { dayMs } from '#contract/rules/durations.ts';

/** From the start of the class, or from the enrollment where it has none. */
export function dueAt(dueDays: number | null, { start_at, paid_at }: { start_at: Date | null; paid_at: Date | null }) {
  const from = start_at ?? paid_at;
  return dueDays === null || !from ? null : new Date(from.getTime() + dueDays * dayMs);
}

import { hourMs } from '#contract/rules/durations.ts';
/** The entries of whole days in the time zone of the operator, which has no summer time: UTC+1. */
export type Period = { from: Date | null; before: Date | null };

export function periodOf({ from, to }: { from?: string | undefined; to?: string | undefined }): Period {
  return { from: from ? startOf(from) : null, before: to ? new Date(startOf(to).getTime() + 24 * hourMs) : null };
}

function startOf(day: string): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - hourMs);
}

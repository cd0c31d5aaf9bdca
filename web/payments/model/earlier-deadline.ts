import { notPast } from '#contract/rules/pay-by.ts';

const hourMs = 3_600_000;

type Attempt = { hours: number; deadlines: readonly (string | null)[]; now: number };

/** The registration deadline that ends an attempt before its hours are over; null where none does. */
export function earlierDeadline({ hours, deadlines, now }: Attempt): string | null {
  const end = new Date(now + hours * hourMs);
  const until = notPast(
    end,
    deadlines.map((deadline) => (deadline === null ? null : new Date(deadline))),
  );
  return until < end ? until.toISOString() : null;
}

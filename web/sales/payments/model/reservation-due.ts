import { reservedUntil } from '#contract/rules/pay-by.ts';

type Facts = {
  /** The payment terms. */
  days: number;
  classes: readonly { start_at: string | null; registration_deadline: string | null }[];
  now: number;
};

/** Until when a reservation that starts now would hold the seats: never past the end of the registrations. */
export function reservationDue({ days, classes, now }: Facts): number {
  const starts = classes.flatMap(({ start_at }) => (start_at === null ? [] : new Date(start_at)));
  const until = reservedUntil({ at: new Date(now), termsDays: days, starts }).getTime();
  const deadlines = classes.flatMap(({ registration_deadline: end }) => (end === null ? [] : Date.parse(end)));
  return Math.min(until, ...deadlines);
}

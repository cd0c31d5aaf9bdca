import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { giftMonths, giftStatuses, type GiftStatus } from '#contract/areas/gifts/values.ts';
import { Refusal, type RefusalCode } from '#contract/refusals.ts';
import { lifeCycle, type MoveOf } from '#contract/rules/life-cycle.ts';
import { isCurrentClass } from '#contract/offer/classes/values.ts';

/** What is wrong for the person who asks; a recipient learns only that the gift is not there. */
const refusalOf: Partial<Record<GiftStatus, RefusalCode>> = {
  unpaid: 'gift_unpaid',
  accepted: 'gift_accepted',
  declined: 'gift_declined',
  canceled: 'gift_over',
};

/** `open`: its order was paid. */
export const giftLifeCycle = lifeCycle(
  giftStatuses,
  {
    unpaid: { open: 'scheduled', change: 'unpaid', cancel: 'canceled' },
    scheduled: { send: 'sent', resend: 'sent', change: 'scheduled', cancel: 'canceled' },
    sent: {
      resend: 'sent',
      change: 'sent',
      accept: 'accepted',
      decline: 'declined',
      expire: 'expired',
      cancel: 'canceled',
    },
    declined: { change: 'sent', cancel: 'canceled' },
    expired: { resend: 'sent', change: 'sent', cancel: 'canceled' },
    accepted: { cancel: 'canceled' },
    canceled: {},
  },
  (from) => new Refusal(refusalOf[from] ?? 'not_found'),
);
export type GiftMove = MoveOf<typeof giftLifeCycle>;

type Waiting = { status: GiftStatus; expires_at: Date | null };

/** A gift is expired at its moment, not only when the job comes by. */
export function giftStatusAt({ status, expires_at }: Waiting, now: Date): GiftStatus {
  return status === 'sent' && expires_at !== null && expires_at <= now ? 'expired' : status;
}

type Run = { registration_deadline: Date | null; start_at: Date | null; end_at: Date | null };

/** When the class can no longer be accepted; null for one without dates. */
export function acceptableUntil({ registration_deadline, start_at, end_at }: Run): Date | null {
  return registration_deadline ?? start_at ?? end_at;
}

/** With the registrations of the class; without dates, some months after the day on which it is sent. */
export function giftExpiry(sentAt: Date, run: Run): Date {
  const until = acceptableUntil(run);
  if (until) return until;
  const expiry = new Date(sentAt);
  expiry.setUTCMonth(expiry.getUTCMonth() + giftMonths);
  return expiry;
}

/** Also after registrations were closed by hand, since the seat was bought before. */
export function isAcceptable(run: Run & { class_status: ClassStatus }, now: Date): boolean {
  const until = acceptableUntil(run);
  return isCurrentClass(run.class_status) && (until === null || until > now);
}

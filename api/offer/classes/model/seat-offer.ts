import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { isEndedClass, type SeatOfferState, type WaitingStatus } from '#contract/offer/classes/values.ts';
import { dayMs } from '#contract/rules/durations.ts';

/** A day, but never longer than the class takes registrations (domain 1.2). */
export function offeredUntil(now: Date, registrationDeadline: Date | null): Date {
  const dayLater = new Date(now.getTime() + dayMs);
  return registrationDeadline && registrationDeadline < dayLater ? registrationDeadline : dayLater;
}

type Run = { status: ClassStatus; start_at: Date | null; registration_deadline: Date | null };

/** True once nothing can be offered any more, even if the class opens again. */
export function waitIsOver({ status, start_at, registration_deadline }: Run, now: Date): boolean {
  if (isEndedClass(status)) return true;
  if (registration_deadline && registration_deadline <= now) return true;
  return start_at !== null && start_at.getTime() - now.getTime() <= dayMs;
}

type Offer = { status: WaitingStatus; offer_expires_at: Date; ended_at: Date | null };

/** What has become of the latest offer of a waiting entry. */
export function seatOfferState(
  { status, offer_expires_at: until, ended_at: endedAt }: Offer,
  now: Date,
): SeatOfferState {
  if (status === 'accepted') return 'accepted';
  if (status === 'left') return 'declined';
  if (status === 'waiting') return 'withdrawn';
  if (status === 'offered') return until > now ? 'open' : 'expired';
  return endedAt !== null && endedAt < until ? 'withdrawn' : 'expired';
}

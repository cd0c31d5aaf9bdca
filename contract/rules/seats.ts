import { mostSeatsPerItem } from '#contract/sales/cart/values.ts';
import { dayMs } from './durations.ts';

/** `taken` includes the seats of unexpired unpaid orders and offers; `capacity` is null without a limit. */
export type Seats = { capacity: number | null; taken: number };

/** Null without a limit. */
export function seatsLeft({ capacity, taken }: Seats): number | null {
  return capacity === null ? null : Math.max(capacity - taken, 0);
}

export function isFull(seats: Seats): boolean {
  return seatsLeft(seats) === 0;
}

export function hasRoomFor(quantity: number, seats: Seats): boolean {
  const remaining = seatsLeft(seats);
  return remaining === null || remaining >= quantity;
}

type Run = { start_at: Date | null; is_for_sale: boolean };

/** A freed seat is offered for a day, and none is offered in the last one (domain 4.2). */
export function offersSeats({ start_at, is_for_sale }: Run, now: Date): boolean {
  return is_for_sale && start_at !== null && start_at.getTime() - now.getTime() > dayMs;
}

export function takesWaiting(run: Run & Seats, now: Date): boolean {
  return isFull(run) && offersSeats(run, now);
}

/** A student buys for nobody else [specification 4, Cart], unless for an organization that they may buy for [domain 8]. */
export function mostSeatsFor(roles: readonly string[], { forOrganization }: { forOrganization: boolean }): number {
  return roles.includes('student') && !forOrganization ? 1 : mostSeatsPerItem;
}

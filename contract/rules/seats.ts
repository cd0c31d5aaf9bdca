/** `taken` are the seats of enrollments, and of unpaid orders and offers that have not expired; no `capacity`: no limit. */
export type Seats = { capacity: number | null; taken: number };

/** A held seat belongs to an unpaid order or to who is offered it; it comes back when that expires. Null: no limit. */
export function seatsLeft({ capacity, taken }: Seats): number | null {
  return capacity === null ? null : Math.max(capacity - taken, 0);
}

export function isFull(seats: Seats): boolean {
  return seatsLeft(seats) === 0;
}

/** Whether so many more find a seat. */
export function hasRoomFor(quantity: number, seats: Seats): boolean {
  const left = seatsLeft(seats);
  return left === null || left >= quantity;
}

type Run = { start_at: Date | null; is_for_sale: boolean };

const dayMs = 86_400_000;

/** A freed seat is offered for a day, and none is offered in the last one (domain 4.2). */
export function offersSeats({ start_at, is_for_sale }: Run, now: Date): boolean {
  return is_for_sale && start_at !== null && start_at.getTime() - now.getTime() > dayMs;
}

/** One may wait for a seat that may yet be offered. */
export function takesWaiting(run: Run & Seats, now: Date): boolean {
  return isFull(run) && offersSeats(run, now);
}

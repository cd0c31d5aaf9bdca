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

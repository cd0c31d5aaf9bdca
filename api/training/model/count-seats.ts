type Counted = { bought: number; assigned: number; isAssignable: boolean };

export type SeatCounts = { bought: number; assigned: number; free: number; expired: number };

/** Seats that nobody has are free until they expire. */
export function countSeats({ bought, assigned, isAssignable }: Counted): SeatCounts {
  const left = Math.max(0, bought - assigned);
  return { bought, assigned, free: isAssignable ? left : 0, expired: isAssignable ? 0 : left };
}

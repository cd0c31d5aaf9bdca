type Counted = { bought: number; assigned: number; promised: number; isAssignable: boolean };

export type SeatCounts = { bought: number; assigned: number; promised: number; free: number; expired: number };

/** Seats that nobody has are free until they expire; those that wait for an invitation are taken. */
export function countSeats({ bought, isAssignable, ...taken }: Counted): SeatCounts {
  const assigned = Math.min(bought, taken.assigned);
  const promised = Math.min(bought - assigned, taken.promised);
  const remaining = bought - assigned - promised;
  return { bought, assigned, promised, free: isAssignable ? remaining : 0, expired: isAssignable ? 0 : remaining };
}

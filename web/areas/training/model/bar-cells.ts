import type { SeatLine } from '#contract/areas/training/calls.ts';

export const seatStates = ['assigned', 'promised', 'free', 'expired'] as const;
export type SeatState = (typeof seatStates)[number];

type Cell = { state: SeatState; seats: number };

/** Above this, a cell is not one seat but all seats of a state. */
const mostCells = 24;

export function barCells(line: Pick<SeatLine, SeatState | 'bought'>): Cell[] {
  if (line.bought <= mostCells) {
    return seatStates.flatMap((state) => Array.from({ length: line[state] }, () => ({ state, seats: 1 })));
  }
  return seatStates.filter((state) => line[state] > 0).map((state) => ({ state, seats: line[state] }));
}

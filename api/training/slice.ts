import { defineSlice } from '#api/shared/slice.ts';
import { assignSeats } from './assign-seats.ts';
import { retrieveSeatHolders } from './retrieve-seat-holders.ts';
import { retrieveSeatLines } from './retrieve-seat-lines.ts';
import { setSeatDueDate } from './set-seat-due-date.ts';
import { swapSeat } from './swap-seat.ts';
import { tables } from './tables.ts';
import { takeSeatBack } from './take-seat-back.ts';

export const trainingSlice = defineSlice('training', {
  verbs: { assignSeats, retrieveSeatHolders, retrieveSeatLines, setSeatDueDate, swapSeat, takeSeatBack },
  tables: tables.owns,
});

import { timetable } from './calls.ts';

export const timetableContract = {
  calls: timetable,
};

import { attendance } from './calls.ts';
import { attendanceRefusals } from './refusals.ts';

export const attendanceContract = {
  calls: attendance,
  refusals: attendanceRefusals,
};

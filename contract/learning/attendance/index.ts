import { declareSlice } from '#contract/declare.ts';
import { attendance } from './calls.ts';
import { attendanceSettings } from './settings.ts';

export const attendanceContract = declareSlice({
  calls: attendance,
  settings: attendanceSettings,
  refusals: {
    attendance_ahead: 409,
    attendance_closed: 409,
    attendance_changed: 409,
    attendance_minutes_wrong: 400,
    attendance_not_enrolled: 409,
    attendance_marked: 409,
    attendance_code_closed: 409,
    attendance_entry_over: 409,
    attendance_code_wrong: 409,
    attendance_code_expired: 409,
    attendance_code_elsewhere: 409,
    check_in_not_enrolled: 403,
  },
});

export { attendanceGaps, type AttendanceGap } from './attendance-gaps.ts';
export { recordAttendance } from './record-attendance.ts';
export { refreshClassRates } from './refresh-class-rates.ts';
export { gapsIn as attendanceGapsIn } from './store/register.ts';

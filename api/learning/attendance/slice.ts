import { defineSlice } from '#api/shared/slice.ts';
import { checkIn } from './check-in.ts';
import { closeCode, openCode } from './open-code.ts';
import { declarationRoutes } from './declaration/raw-routes.ts';
import { attendanceData } from './personal-data.ts';
import { recordAttendance } from './record-attendance.ts';
import { refreshClassRates } from './refresh-class-rates.ts';
import { refreshAllRates } from './refresh-rates.ts';
import { retrieveAttendances } from './retrieve-attendances.ts';
import { sheetRoutes } from './sheet/raw-routes.ts';
import { tables } from './tables.ts';

export const attendanceSlice = defineSlice('attendance', {
  verbs: { retrieveAttendances, recordAttendance, openCode, closeCode, checkIn },
  rawRoutes: [...declarationRoutes, ...sheetRoutes],
  reactions: {
    lesson_given: { 'refresh-attendance-rates': (ctx, { class_id }) => refreshClassRates(ctx, class_id) },
  },
  // A setting can change what the marks of every class give.
  jobs: { 'refresh-attendance-rates': { cron: '41 3 * * *', run: refreshAllRates } },
  personalData: attendanceData,
  tables,
});

import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteMarksOf, marksToTakeAlong } from './store/marks.ts';

/** The rate stays with the enrollment, on which the certificate register rests; the marks go with the person. */
export const attendanceData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const marks = (lastId: number, limit: number) => marksToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'attendance.json', rows: inBatches(marks) };
  },
  erase: (ctx, { personId }) => deleteMarksOf(ctx, personId),
};

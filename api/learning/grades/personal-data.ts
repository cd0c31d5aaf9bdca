import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { gradesToTakeAlong } from './store/personal.ts';

/** Erasure keeps grades, like the enrollments that they belong to: the register of certificates rests on them. */
export const gradeData: Partial<PersonalData> = {
  takeAlong: async function* (ctx, { personId }) {
    const own = (lastId: number, limit: number) => gradesToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'grades.json', rows: inBatches(own) };
  },
};

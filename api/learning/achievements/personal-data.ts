import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { achievementsOf, deleteAchievementsOf } from './store.ts';

/** Everything belongs to the person, so all of it is erased; shared addresses end with it. */
export const achievementsData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    yield { path: 'achievements.json', rows: fromOne(() => achievementsOf(ctx, personId)) };
  },
  erase: (ctx, { personId }) => deleteAchievementsOf(ctx, personId),
};

import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { acknowledgementsOf, deleteAcknowledgementsOf } from './store.ts';

export const guidesData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    yield { path: 'learning-guides.json', rows: fromOne(() => acknowledgementsOf(ctx, personId)) };
  },
  erase: (ctx, { personId }) => deleteAcknowledgementsOf(ctx, personId),
};

import { fromOne, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteOrganizationsOf, organizationsOf } from './store.ts';

/** Everything belongs to the person, so all of it is erased. */
export const organizationsData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'organizations.json', rows: fromOne(() => organizationsOf(ctx, userId)) };
  },
  erase: (ctx, { userId }) => deleteOrganizationsOf(ctx, userId),
};

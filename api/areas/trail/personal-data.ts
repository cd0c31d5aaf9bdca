import { eraseAddresses } from '#api/shared/trail/delete-entries.ts';
import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { entriesOfUser } from './store.ts';

/** What staff did stays, without the addresses from which they did it. */
export const trailData: PersonalData = {
  takeAlong: async function* (ctx, { userId }) {
    yield { path: 'audit-entries.json', rows: inBatches((...page) => entriesOfUser(ctx, userId, page)) };
  },
  erase: eraseAddresses,
};

import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteMessagesOf, messagesToTakeAlong } from './store.ts';

/** Recipients keep their notifications, which are their own data. */
export const teachingData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const sent = (lastId: number, limit: number) => messagesToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'class-messages.json', rows: inBatches(sent) };
  },
  erase: (ctx, { personId }) => deleteMessagesOf(ctx, personId),
};

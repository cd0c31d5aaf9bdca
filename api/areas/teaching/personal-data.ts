import { inBatches, type PersonalData } from '#api/shared/personal-data.ts';
import { deleteThreadsOf, repliesToTakeAlong } from './replies/store.ts';
import { deleteMessagesOf, messagesToTakeAlong } from './store.ts';

/** Recipients keep their notifications, which are their own data. */
export const teachingData: PersonalData = {
  takeAlong: async function* (ctx, { personId }) {
    const sent = (lastId: number, limit: number) => messagesToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'class-messages.json', rows: inBatches(sent) };
    const replies = (lastId: number, limit: number) => repliesToTakeAlong(ctx, { personId, lastId, limit });
    yield { path: 'class-message-replies.json', rows: inBatches(replies) };
  },
  erase: async (ctx, { personId }) => {
    await deleteThreadsOf(ctx, personId);
    await deleteMessagesOf(ctx, personId);
  },
};

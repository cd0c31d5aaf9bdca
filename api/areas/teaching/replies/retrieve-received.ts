import type { OneClass, ReceivedClassMessage } from '#contract/areas/teaching/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { pageOfReceived, repliesTo } from './store.ts';
import { presentReply } from './threads-of.ts';

export async function retrieveReceivedClassMessages(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: OneClass }>,
): Promise<ResultPage<ReceivedClassMessage>> {
  const { personId } = signedIn(ctx);
  const { rows, total } = await pageOfReceived(ctx, { personId, classId: filter.class_id, limit, offset });
  const ids = rows.map(({ id }) => id);
  const replies = await repliesTo(ctx, ids, personId);
  const results = rows.map(({ sender_person_id, sender_name, sent_at, ...row }) => ({
    ...row,
    sender: { id: sender_person_id, name: sender_name },
    sent_at: sent_at.toISOString(),
    replies: (replies.get(row.id) ?? []).map(presentReply),
  }));
  return { results, total };
}

import { Refusal } from '#contract/refusals.ts';
import type { ClassMessage, NewClassMessage, OneClass } from '#contract/areas/teaching/calls.ts';
import { messagesPerHour } from '#contract/areas/teaching/values.ts';
import { participantsOf } from '#api/learning/enrollments/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireTeacher } from './require-teacher.ts';
import { insertRecipients, repliesTo, type ReplyRow } from './replies/store.ts';
import { threadsOf } from './replies/threads-of.ts';
import { findMessage, insertMessage, pageOfMessages, type MessageRow } from './store.ts';

const limit = { most: messagesPerHour, withinSeconds: 3_600 };

/** To those who are enrolled, or the chosen ones among them. */
export function sendClassMessage(ctx: Ctx, { class_id, text, enrollment_ids }: NewClassMessage): Promise<ClassMessage> {
  return inTransaction(ctx, async (tx) => {
    const { personId, userId } = signedIn(tx);
    const { status } = await requireTeacher(tx, class_id);
    if (status === 'canceled') throw new Refusal('class_over');
    const person_ids = await recipientsOf(tx, class_id, enrollment_ids);
    await limitRate(tx, `class messages of user ${userId}`, limit);
    const message = { class_id, text, sender_person_id: personId, recipient_count: person_ids.length };
    const id = await insertMessage(tx, message);
    await insertRecipients(tx, id, person_ids);
    await emit(tx, 'class_message_sent', { class_message_id: id, person_ids });
    const sent = await findMessage(tx, id);
    if (!sent) throw new Error(`The message ${id} was not stored.`);
    return present(sent, []);
  });
}

async function recipientsOf(ctx: Ctx, classId: number, chosen: number[] | undefined): Promise<number[]> {
  const enrolled = new Map((await participantsOf(ctx, classId)).map(({ id, person_id }) => [id, person_id]));
  if (enrolled.size === 0) throw new Refusal('class_empty');
  const ids = chosen ? [...new Set(chosen)] : [...enrolled.keys()];
  return ids.map((id) => {
    const personId = enrolled.get(id);
    if (personId === undefined) throw new Refusal('not_found', { field: 'enrollment_ids' });
    return personId;
  });
}

export async function retrieveClassMessages(
  ctx: Ctx,
  { filter, ...page }: ListQuery<{ filter?: OneClass }>,
): Promise<ResultPage<ClassMessage>> {
  const { id: classId } = await requireTeacher(ctx, filter.class_id ?? 0);
  const { rows, total } = await pageOfMessages(ctx, { ...page, classId });
  const replies = await repliesTo(
    ctx,
    rows.map(({ id }) => id),
  );
  return { results: rows.map((row) => present(row, replies.get(row.id) ?? [])), total };
}

function present({ sender_person_id, sender_name, sent_at, ...row }: MessageRow, replies: ReplyRow[]): ClassMessage {
  const sender = { id: sender_person_id, name: sender_name };
  return { ...row, sender, sent_at: sent_at.toISOString(), threads: threadsOf(replies) };
}

import { Refusal } from '#contract/refusals.ts';
import type { ClassReply, NewClassReply } from '#contract/areas/teaching/calls.ts';
import { repliesPerHour } from '#contract/areas/teaching/values.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireTeacher } from '../require-teacher.ts';
import { classOfMessage, findReply, findThread, insertReply, type Thread } from './store.ts';
import { presentReply } from './threads-of.ts';

const limit = { most: repliesPerHour, withinSeconds: 3_600 };

/** Recipients reply in their own thread, trainers and staff in that of the named recipient (decision 150). */
export async function replyToClassMessage(ctx: Ctx, input: NewClassReply): Promise<ClassReply> {
  const { personId, userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const { class_message_id, person_id, class_status } = await requireThread(tx, input, personId);
    if (class_status === 'canceled') throw new Refusal('class_over');
    await limitRate(tx, `class replies of user ${userId}`, limit);
    const { text } = input;
    const id = await insertReply(tx, { class_message_id, person_id, author_person_id: personId, text });
    await emit(tx, 'class_reply_sent', { class_message_reply_id: id });
    const reply = await findReply(tx, id);
    if (!reply) throw new Error(`The reply ${id} was not stored.`);
    return presentReply(reply);
  });
}

async function requireThread(tx: Ctx, input: NewClassReply, personId: number): Promise<Thread> {
  const { class_message_id: messageId, person_id: named = personId } = input;
  if (named !== personId) await requireTeacher(tx, (await classOfMessage(tx, messageId)) ?? 0);
  const thread = await findThread(tx, messageId, named);
  if (!thread || (named === personId && !thread.is_enrolled)) throw new Refusal('not_found');
  return thread;
}

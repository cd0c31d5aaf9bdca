import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findReply, findThread, type Thread } from './store.ts';

/** The learner, or the trainer who wrote to the class; once that one teaches it no longer, its other trainers. */
export function notifyClassReply(ctx: Ctx, { class_message_reply_id: id }: Events['class_reply_sent']): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const reply = await findReply(tx, id);
    const thread = reply && (await findThread(tx, reply.class_message_id, reply.person_id));
    // One of the two has been erased meanwhile.
    if (!reply || !thread) return;
    const facts = await classFacts(tx, thread.class_id);
    const isOfLearner = reply.author_person_id === thread.person_id;
    await notifyPersons(tx, isOfLearner ? readersOf(thread, facts.trainer_person_ids) : [thread.person_id], {
      kind: 'class_reply',
      subject: `class_reply ${id}`,
      facts: { ...factsOfClass(facts), sender: reply.author_name, text: reply.text },
      link: `/classes/${thread.class_id}`,
    });
  });
}

function readersOf({ sender_person_id: sender }: Thread, trainerIds: number[]): number[] {
  return trainerIds.includes(sender) ? [sender] : trainerIds;
}

import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findMessage } from './store.ts';

export function notifyClassMessage(
  ctx: Ctx,
  { class_message_id: id, person_ids }: Events['class_message_sent'],
): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const message = await findMessage(tx, id);
    // Its sender has been erased meanwhile.
    if (!message) return;
    const facts = factsOfClass(await classFacts(tx, message.class_id));
    await notifyPersons(tx, person_ids, {
      kind: 'class_message',
      subject: `class_message ${id}`,
      facts: { ...facts, sender: message.sender_name, text: message.text },
      link: `/classes/${message.class_id}`,
    });
  });
}

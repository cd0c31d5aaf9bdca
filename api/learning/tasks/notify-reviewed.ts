import { classFacts, factsOfClass } from '#api/offer/classes/index.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Events } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { findForReview } from './store/hand-ins.ts';

export function notifyReviewed(ctx: Ctx, { hand_in_id }: Events['hand_in_reviewed']): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const row = await findForReview(tx, hand_in_id);
    if (!row || row.status === 'handed_in') return;
    await notifyPersons(tx, [row.person_id], {
      kind: row.status === 'accepted' ? 'hand_in_accepted' : 'hand_in_returned',
      subject: `hand_in ${row.id}`,
      facts: factsOfClass(await classFacts(tx, row.class_id)),
      link: `/courses/${row.course_id}/learn?content=${row.content_id}`,
    });
  });
}

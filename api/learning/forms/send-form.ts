import type { SentForm } from '#contract/learning/forms/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { issueLinks } from './issue-links.ts';
import { takesAnswers } from './model/form-status.ts';
import { lockForm } from './store/forms.ts';
import { sentTo } from './store/tokens.ts';

export function sendForm(ctx: Ctx, { id, class_id }: { id: number; class_id: number }): Promise<SentForm> {
  requireClaim(ctx, 'forms.edit');
  return send(ctx, { id, class_id, concluded_only: false });
}

type Sent = { id: number; class_id: number; concluded_only: boolean };

/** Without authorization. Refuses `not_found`, `form_not_open`. */
export function send(ctx: Ctx, { id, class_id, concluded_only }: Sent): Promise<SentForm> {
  return inTransaction(ctx, async (tx) => {
    const form = await lockForm(tx, id);
    if (!form || !(await classSummaries(tx, [class_id])).has(class_id)) throw new Refusal('not_found');
    if (!takesAnswers(form, tx.now())) throw new Refusal('form_not_open');
    await issueLinks(tx, { formId: id, isAnonymous: form.is_anonymous, classId: class_id });
    await emit(tx, 'form_sent', { form_id: id, class_id, concluded_only });
    return { form_id: id, class_id, sent: await sentTo(tx, { formId: id, classId: class_id }) };
  });
}

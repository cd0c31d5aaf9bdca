import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { formLifeCycle, type FormMove } from './model/form-status.ts';
import { lockForm, setForm } from './store/forms.ts';
import { countTheRest } from './store/responses.ts';

export function moveForm(ctx: Ctx, { id, move }: { id: number; move: FormMove }): Promise<{ id: number }> {
  requireClaim(ctx, 'forms.edit');
  return inTransaction(ctx, async (tx) => {
    const form = await lockForm(tx, id);
    if (!form) throw new Refusal('not_found');
    const status = formLifeCycle.next(form.status, move);
    await setForm(tx, id, { status });
    await recordMove(tx, { subject: 'form', subjectId: id, move, from: form.status, to: status });
    if (status === 'closed') await countTheRest(tx, id);
    return { id };
  });
}

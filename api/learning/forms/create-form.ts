import type { Form, NewForm } from '#contract/learning/forms/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isCourse } from '#api/offer/catalogue/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { formFor } from './present-form.ts';
import { requireFields, requireOrder } from './require-fields.ts';
import { insertForm, insertVersion } from './store/forms.ts';

export function createForm(ctx: Ctx, { title, intro, fields, opens_at, closes_at, ...form }: NewForm): Promise<Form> {
  requireClaim(ctx, 'forms.edit');
  if (form.type === 'evaluation_survey' && form.is_anonymous) {
    throw new Refusal('form_never_anonymous', { field: 'is_anonymous' });
  }
  requireFields(fields);
  requireOrder({ opens_at, closes_at });
  return inTransaction(ctx, async (tx) => {
    if (form.course_id !== null && !(await isCourse(tx, form.course_id))) throw new Refusal('not_found');
    const id = await insertForm(tx, { ...form, opens_at: momentIn(opens_at), closes_at: momentIn(closes_at) });
    if (id === undefined) throw new Error('Only a default form meets another one.');
    await insertVersion(tx, { formId: id, version: 1, content: { title, intro, fields } });
    return formFor(tx, id);
  });
}

export function momentIn(text: string | null): Date | null {
  return text === null ? null : new Date(text);
}

import { isDeepStrictEqual } from 'node:util';
import type { Form, FormChange } from '#contract/learning/forms/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { invalidTransition } from '#contract/rules/life-cycle.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { momentIn } from './create-form.ts';
import { fieldsOfVersions } from './model/field-results.ts';
import { formFor } from './present-form.ts';
import { requireFields, requireOrder } from './require-fields.ts';
import { insertVersion, lockForm, setForm, versionsOf, type LockedForm } from './store/forms.ts';

export function updateForm(ctx: Ctx, change: FormChange): Promise<Form> {
  requireClaim(ctx, 'forms.edit');
  return inTransaction(ctx, async (tx) => {
    const form = await lockForm(tx, change.id);
    if (!form) throw new Refusal('not_found');
    if (form.status === 'closed') throw invalidTransition(form.status, 'update');
    const version = await addVersion(tx, form, change);
    const opens_at = change.opens_at === undefined ? form.opens_at : momentIn(change.opens_at);
    const closes_at = change.closes_at === undefined ? form.closes_at : momentIn(change.closes_at);
    requireOrder({ opens_at, closes_at });
    const { max_responses = form.max_responses } = change;
    await setForm(tx, form.id, { version, opens_at, closes_at, max_responses });
    return formFor(tx, form.id);
  });
}

/** Its number, which stays where neither words nor fields change. */
async function addVersion(ctx: Ctx, form: LockedForm, { title, intro, fields }: FormChange): Promise<number> {
  if (title === undefined && intro === undefined && fields === undefined) return form.version;
  const versions = await versionsOf(ctx, form.id);
  const latest = versions.at(-1);
  if (!latest) throw new Error(`Form ${form.id} has no version.`);
  if (fields) requireFields(fields, fieldsOfVersions(versions.map((one) => one.fields)));
  const content = { title: title ?? latest.title, intro: intro ?? latest.intro, fields: fields ?? latest.fields };
  if (isDeepStrictEqual(content, latest)) return form.version;
  const version = form.version + 1;
  await insertVersion(ctx, { formId: form.id, version, content });
  return version;
}

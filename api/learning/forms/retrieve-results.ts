import { textIn } from '#contract/basics.ts';
import type { FieldResult, FormResults } from '#contract/learning/forms/calls.ts';
import type { FormField } from '#contract/learning/forms/fields.ts';
import type { Ctx } from '#api/shared/context.ts';
import { Refusal } from '#contract/refusals.ts';
import { fieldIn } from './model/field-in.ts';
import { fieldResults, fieldsOfVersions, type ResultOfField } from './model/field-results.ts';
import { findForm, versionsOf } from './store/forms.ts';
import { countedAnswers } from './store/responses.ts';
import { countedUploads, type Shown } from './store/uploads.ts';

type Input = { form_id: number; class_id?: number | undefined };

export async function retrieveResults(ctx: Ctx, { form_id, class_id }: Input): Promise<FormResults> {
  const form = await findForm(ctx, form_id);
  const classes = form?.classes.filter((run) => class_id === undefined || run.class_id === class_id) ?? [];
  if (!form || (class_id !== undefined && classes.length === 0)) throw new Refusal('not_found');
  const about = { formId: form_id, classId: class_id };
  const responses = await countedAnswers(ctx, about);
  const uploads = await countedUploads(ctx, about);
  const fields = fieldsOfVersions((await versionsOf(ctx, form_id)).map((version) => version.fields));
  const answered = classes.reduce((sum, run) => sum + run.answered, 0);
  return {
    form_id,
    type: form.type,
    status: form.status,
    is_anonymous: form.is_anonymous,
    title: textIn(form.title, ctx.locale),
    class_id: class_id ?? null,
    sent: classes.reduce((sum, run) => sum + run.sent, 0),
    answered,
    counted: responses.length,
    is_suppressed: responses.length === 0 && answered > 0,
    fields: fieldResults(fields, responses).map((result) => presentResult(ctx, result, uploads)),
  };
}

function presentResult({ locale }: Ctx, { field, counts, ...result }: ResultOfField, uploads: Shown[]): FieldResult {
  const { key, kind, label } = fieldIn(field, locale);
  const files = uploads.filter(({ field_key }) => field_key === key).map(({ id, name }) => ({ id, name }));
  const labelled = counts.map(({ value, count }) => ({ value, label: labelOf(field, value, locale), count }));
  return { key, kind, label, ...result, counts: labelled, files };
}

function labelOf(field: FormField, value: string, locale: Ctx['locale']): string {
  const options = 'options' in field ? field.options : [];
  const option = options.find((one) => one.value === value);
  return option ? textIn(option.label, locale) : value;
}

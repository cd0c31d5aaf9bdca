import { textIn } from '#contract/basics.ts';
import type { Form } from '#contract/learning/forms/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findForm, type FormRow } from './store/forms.ts';

export function presentForm({ locale }: Ctx, { opens_at, closes_at, created_at, classes, ...row }: FormRow): Form {
  return {
    ...row,
    opens_at: opens_at?.toISOString() ?? null,
    closes_at: closes_at?.toISOString() ?? null,
    created_at: created_at.toISOString(),
    classes: classes.map((run) => ({ ...run, course_title: textIn(run.course_title, locale) })),
  };
}

export async function formFor(ctx: Ctx, id: number): Promise<Form> {
  const row = await findForm(ctx, id);
  if (!row) throw new Refusal('not_found');
  return presentForm(ctx, row);
}

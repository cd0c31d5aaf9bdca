import type { Form, FormFilter } from '#contract/learning/forms/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentForm } from './present-form.ts';
import { pageOfForms } from './store/forms.ts';

export async function retrieveForms(ctx: Ctx, query: ListQuery<{ filter?: FormFilter }>): Promise<ResultPage<Form>> {
  const { rows, total } = await pageOfForms(ctx, query);
  return { results: rows.map((row) => presentForm(ctx, row)), total };
}

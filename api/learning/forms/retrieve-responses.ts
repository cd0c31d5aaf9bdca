import type { FormResponse } from '#contract/learning/forms/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { pageOfResponses } from './store/responses.ts';

type Query = Parameters<typeof pageOfResponses>[1];

export async function retrieveResponses(ctx: Ctx, query: Query): Promise<ResultPage<FormResponse>> {
  const { rows, total } = await pageOfResponses(ctx, query);
  const results = rows.map(({ person_id, name, submitted_at, ...row }) => ({
    ...row,
    person: { id: person_id, name },
    submitted_at: submitted_at?.toISOString() ?? '',
  }));
  return { results, total };
}

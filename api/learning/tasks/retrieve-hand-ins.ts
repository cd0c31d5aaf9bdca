import type { HandIn, HandInFilter } from '#contract/learning/tasks/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { presentHandIns } from './present-hand-in.ts';
import { pageOfHandIns } from './store/hand-ins.ts';

export async function retrieveHandIns(
  ctx: Ctx,
  query: ListQuery<{ filter?: HandInFilter }>,
): Promise<ResultPage<HandIn>> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const { rows, total } = await pageOfHandIns(ctx, query);
  return { results: await presentHandIns(ctx, rows), total };
}

import type { SeatCandidate, SeatCandidateFilter } from '#contract/areas/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { requireLine } from './line-of.ts';
import { pageOfCandidates } from './store/promises.ts';

type Query = ListQuery<{ filter?: SeatCandidateFilter | undefined }>;

export async function retrieveSeatCandidates(ctx: Ctx, { filter, ...page }: Query): Promise<ResultPage<SeatCandidate>> {
  signedIn(ctx);
  const { order_item_id: orderItemId, search, is_able } = filter;
  if (orderItemId === undefined) throw new Refusal('invalid_input', { field: 'order_item_id' });
  const line = await requireLine(ctx, orderItemId, 'seats.assign');
  const { rows, total } = await pageOfCandidates(ctx, { line, search, is_able, ...page });
  return { results: rows, total };
}

import type { WaitingEntry, WaitingFilter } from '#contract/offer/classes/waiting.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { presentEntry } from './present-entry.ts';
import { pageOfWaiting } from './store.ts';

export async function retrieveWaitingEntries(
  ctx: Ctx,
  query: ListQuery<{ filter?: WaitingFilter }>,
): Promise<ResultPage<WaitingEntry>> {
  const { rows, total } = await pageOfWaiting(ctx, { ...query, userId: signedIn(ctx).userId });
  return { results: rows.map(presentEntry), total };
}

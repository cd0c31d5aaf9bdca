import type { TimetableFeed } from '#contract/learning/timetable/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { pageOfFeeds, type FeedRow } from './store.ts';

type Query = Omit<Parameters<typeof pageOfFeeds>[1], 'personId'>;

export async function retrieveTimetableFeeds(ctx: Ctx, query: Query): Promise<ResultPage<TimetableFeed>> {
  const { rows, total } = await pageOfFeeds(ctx, { ...query, personId: signedIn(ctx).personId });
  return { results: rows.map(presentFeed), total };
}

export function presentFeed({ created_at, ...row }: FeedRow): TimetableFeed {
  return { ...row, created_at: created_at.toISOString() };
}

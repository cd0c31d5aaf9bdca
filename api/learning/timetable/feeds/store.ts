import { LocaleKey, defaultLocale } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import { sql } from 'kysely';

export type FeedRow = { id: number; enrollment_id: number | null; is_taught: boolean; created_at: Date };
type Filter = { enrollment_id?: Parameters<typeof wanted>[1] | undefined };

const columns = ['id', 'enrollment_id', 'is_taught', 'created_at'] as const;

export async function pageOfFeeds(
  ctx: Ctx,
  { filter, personId, ...page }: ListQuery<{ filter?: Filter }> & { personId: number },
): Promise<{ rows: FeedRow[]; total: number }> {
  let query = ctx.db.selectFrom('timetable_feeds').select(columns).where('person_id', '=', personId);
  if (filter.enrollment_id !== undefined) query = query.where(wanted(sql.ref('enrollment_id'), filter.enrollment_id));
  return pageOf(query.orderBy('id'), page);
}

type NewFeed = { personId: number; enrollmentId: number | null; isTaught: boolean; tokenHash: string };

/** In place of the one before, whose address then finds nothing. */
export async function saveFeed(ctx: Ctx, { personId, enrollmentId, isTaught, tokenHash }: NewFeed): Promise<FeedRow> {
  const row = { token_hash: tokenHash, locale: ctx.locale, created_at: ctx.now() };
  return ctx.db
    .insertInto('timetable_feeds')
    .values({ person_id: personId, enrollment_id: enrollmentId, is_taught: isTaught, ...row })
    .onConflict((conflict) => conflict.columns(['person_id', 'enrollment_id', 'is_taught']).doUpdateSet(row))
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteFeed(ctx: Ctx, { id, personId }: { id: number; personId: number }): Promise<boolean> {
  const query = ctx.db.deleteFrom('timetable_feeds').where('id', '=', id).where('person_id', '=', personId);
  return (await query.executeTakeFirst()).numDeletedRows > 0n;
}

export type FoundFeed = { personId: number; enrollmentId: number | null; isTaught: boolean; locale: LocaleKey };

export async function findFeed(ctx: Ctx, tokenHash: string): Promise<FoundFeed | undefined> {
  const row = await ctx.db
    .selectFrom('timetable_feeds')
    .select(['person_id', 'enrollment_id', 'is_taught', 'locale'])
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();
  if (!row) return undefined;
  const locale = LocaleKey.safeParse(row.locale).data ?? defaultLocale;
  return { personId: row.person_id, enrollmentId: row.enrollment_id, isTaught: row.is_taught, locale };
}

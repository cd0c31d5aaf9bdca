import { sql, type RawBuilder } from 'kysely';
import type { ReviewFilter } from '#contract/areas/reviews/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

/** A hidden review is visible to its author and to anyone who may hide. */
export type Viewer = { personId: number | null; seesHidden: boolean; repliesTo: 'all' | 'own courses' | 'none' };

export function rows(ctx: Ctx, { personId, repliesTo }: Viewer) {
  return ctx.db
    .selectFrom('reviews')
    .leftJoin('shared_persons as persons', 'persons.id', 'reviews.person_id')
    .select(['reviews.id', 'reviews.course_id', 'reviews.person_id', 'reviews.rating', 'reviews.text'])
    .select(['reviews.created_at', 'reviews.edited_at', 'reviews.reply', 'reviews.replied_at'])
    .select(['reviews.hidden_at', 'reviews.hidden_reason', 'persons.name as author'])
    .select([
      sql<number>`(select count(*) from review_reports r where r.review_id = reviews.id)`.as('report_count'),
      sql<boolean>`exists (select from review_reports r
        where r.review_id = reviews.id and r.person_id = ${personId})`.as('is_reported'),
      mayReply({ personId, repliesTo }).as('may_reply'),
    ]);
}

function mayReply({ personId, repliesTo }: Pick<Viewer, 'personId' | 'repliesTo'>): RawBuilder<boolean> {
  if (repliesTo !== 'own courses') return sql`${repliesTo === 'all'}::boolean`;
  return sql`exists (select from shared_classes k join shared_class_trainers t on t.class_id = k.id
    where k.course_id = reviews.course_id and t.person_id = ${personId})`;
}

function visible(ctx: Ctx, viewer: Viewer) {
  const query = rows(ctx, viewer);
  if (viewer.seesHidden) return query;
  return query.where(sql<boolean>`(reviews.hidden_at is null or reviews.person_id = ${viewer.personId})`);
}

export type ReviewRow = Awaited<ReturnType<ReturnType<typeof rows>['execute']>>[number];

export async function pageOfReviews(
  ctx: Ctx,
  { filter, sort, viewer, ...page }: ListQuery<{ filter?: ReviewFilter }> & { viewer: Viewer },
) {
  let query = visible(ctx, viewer);
  for (const name of ['id', 'course_id', 'rating'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`reviews.${name}`), value));
  }
  if (filter.is_hidden !== undefined)
    query = query.where('reviews.hidden_at', filter.is_hidden ? 'is not' : 'is', null);
  for (const { field, order } of sort) query = query.orderBy(sql.ref(`reviews.${field}`), order);
  return pageOf(query.orderBy('reviews.created_at', 'desc').orderBy('reviews.id', 'desc'), page);
}

export function findReview(ctx: Ctx, id: number, viewer: Viewer): Promise<ReviewRow | undefined> {
  return visible(ctx, viewer).where('reviews.id', '=', id).executeTakeFirst();
}

export function findReviewOf(
  ctx: Ctx,
  { courseId, viewer }: { courseId: number; viewer: Viewer },
): Promise<ReviewRow | undefined> {
  return visible(ctx, viewer)
    .where('reviews.course_id', '=', courseId)
    .where('reviews.person_id', '=', viewer.personId)
    .executeTakeFirst();
}

export function lockReview(ctx: Ctx, { id, personId }: { id: number; personId?: number }) {
  const query = ctx.db
    .selectFrom('reviews')
    .select(['id', 'course_id', 'rating', 'hidden_at'])
    .where('id', '=', id)
    .forUpdate();
  return (personId === undefined ? query : query.where('person_id', '=', personId)).executeTakeFirst();
}

type New = { course_id: number; person_id: number; rating: number; text: string };

export async function insertReview(ctx: Ctx, input: New): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('reviews')
    .values({ ...input, created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['course_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

type Stored = { rating: number; text: string; edited_at: Date };
type Replied = { reply: string | null; replied_at: Date | null };
type Hidden = { hidden_at: Date | null; hidden_reason: string | null };

export async function setReview(ctx: Ctx, id: number, values: Stored | Replied | Hidden): Promise<void> {
  await ctx.db.updateTable('reviews').set(values).where('id', '=', id).execute();
}

export async function deleteReviewRow(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.deleteFrom('reviews').where('id', '=', id).execute();
}

export async function insertReport(
  ctx: Ctx,
  { id, personId, reason }: { id: number; personId: number; reason: string },
): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('review_reports')
    .values({ review_id: id, person_id: personId, reason, created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['review_id', 'person_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function settleReports(ctx: Ctx, reviewId: number): Promise<number> {
  const gone = await ctx.db.deleteFrom('review_reports').where('review_id', '=', reviewId).executeTakeFirst();
  return Number(gone.numDeletedRows);
}

import { sql, type Expression, type RawBuilder, type SqlBool } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { PostFilter } from '#contract/offer/news/calls.ts';
import type { ShownRow } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

type PostQuery = ListQuery<{ filter?: PostFilter }> & {
  words: string;
  isEditor: boolean;
};

const cardColumns = [
  'id',
  sql<LocalizedText>`title`.as('title'),
  sql<LocalizedText>`summary`.as('summary'),
  'author',
  'cover_key',
  sql<ShownRow | null>`shown_picture(news.cover_picture_id, news.cover_picture_alt)`.as('picture'),
  'published_at',
  'updated_at',
] as const;

const longestLikeness = 60;

export function listPosts(ctx: Ctx, query: PostQuery) {
  const { words, sort, limit, offset } = query;
  let rows = ctx.db
    .selectFrom('news')
    .select(cardColumns)
    .where(sql<SqlBool>`${sql.join(conditions(ctx, query), sql` and `)}`);
  const sorts = sort.length > 0 ? sort : [{ field: 'relevance', order: 'asc' } as const];
  for (const { field, order } of sorts) {
    if (field === 'title') rows = rows.orderBy(sql`${sql.ref(titleOf(ctx))} collate "C"`, order);
    else if (field === 'published_at') rows = rows.orderBy('published_at', order);
    // Ascending relevance begins with the best match.
    else if (words) rows = rows.orderBy(sql`ts_rank(words, ${tsquery(words)})`, order === 'asc' ? 'desc' : 'asc');
  }
  return pageOf(rows.orderBy('published_at', 'desc').orderBy('id', 'desc'), { limit, offset });
}

function conditions(ctx: Ctx, { filter, words, isEditor }: PostQuery): Expression<SqlBool>[] {
  const isOut = isOutBy(ctx.now());
  const all: Expression<SqlBool>[] = [sql`deleted_at is null`];
  if (filter.is_published !== false) all.push(isOut);
  else all.push(isEditor ? sql`(${isOut}) is not true` : sql`false`);
  if (filter.id !== undefined) all.push(wanted(sql.ref('id'), filter.id));
  if (filter.author !== undefined) all.push(wanted(sql.ref('author'), filter.author));
  if (filter.published_at) all.push(wanted(sql.ref('published_at'), filter.published_at));
  // Titles that are merely spelt alike count too.
  if (words) all.push(sql`(words @@ ${tsquery(words)} or title_folded %> fold(${words.slice(0, longestLikeness)}))`);
  return all;
}

function isOutBy(now: Date): RawBuilder<SqlBool> {
  return sql`published_at <= ${now}`;
}

function tsquery(words: string): RawBuilder<unknown> {
  return sql`(websearch_to_tsquery('portuguese_unaccent', ${words}) || websearch_to_tsquery('english_unaccent', ${words}))`;
}

function titleOf({ locale }: Ctx): 'title_en' | 'title_pt' {
  return locale === 'en-GB' ? 'title_en' : 'title_pt';
}

export function findPost(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('news')
    .select([...cardColumns, 'deleted_at', sql<LocalizedText>`body`.as('body')])
    .select(
      sql<number[]>`(select coalesce(json_agg(c.course_id order by c.position), '[]')
        from news_courses c where c.news_id = news.id)`.as('course_ids'),
    )
    .where('id', '=', id)
    .executeTakeFirst();
}

export function listRelated(ctx: Ctx, { id, most }: { id: number; most: number }) {
  return ctx.db
    .selectFrom('news')
    .leftJoin('news_posts as named', (join) =>
      join.onRef('named.related_id', '=', 'news.id').on('named.news_id', '=', id),
    )
    .select(cardColumns)
    .where('id', '!=', id)
    .where('deleted_at', 'is', null)
    .where(isOutBy(ctx.now()))
    .orderBy('named.position', (order) => order.asc().nullsLast())
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

export type CardRow = Awaited<ReturnType<typeof listRelated>>[number];

export function listNewest(ctx: Ctx, most: number) {
  return ctx.db
    .selectFrom('news')
    .select([...cardColumns, sql<LocalizedText>`body`.as('body')])
    .$narrowType<{ published_at: Date }>()
    .where('deleted_at', 'is', null)
    .where(isOutBy(ctx.now()))
    .orderBy('published_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
}

/** A deleted post keeps its cover. */
export function findDrawings(ctx: Ctx, ids: number[]) {
  return ctx.db
    .selectFrom('news')
    .select(['id', sql<LocalizedText>`title`.as('title'), 'cover_key'])
    .where('id', 'in', ids)
    .execute();
}

export async function listPublished(ctx: Ctx, most: number): Promise<{ id: number; changed_on: string }[]> {
  const { rows } = await sql<{ id: number; changed_on: string }>`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed_on from news
    where deleted_at is null and ${isOutBy(ctx.now())}
    order by published_at desc, id desc limit ${most}`.execute(ctx.db);
  return rows;
}

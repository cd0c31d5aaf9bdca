import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

type Values = Parameters<typeof wanted>[1];
export type PostSourceQuery = SourceQuery<{
  search?: string | undefined;
  author?: Values | undefined;
  published_at?: Values | undefined;
  is_published?: boolean | undefined;
}>;

export function listPostSources(ctx: Ctx, { filter, sort, ...page }: PostSourceQuery) {
  let query = ctx.db
    .selectFrom('news')
    .select(['id', 'author', 'published_at', 'cover_key', 'cover_picture_id', 'deleted_at'])
    .select([sql<LocalizedText>`title`.as('title'), sql<LocalizedText>`summary`.as('summary')])
    .select([sql<LocalizedText>`body`.as('body'), sql<LocalizedText>`cover_picture_alt`.as('cover_picture_alt')])
    .select([relatedCourses.as('related_course_ids'), relatedPosts.as('related_post_ids')])
    .select(recordColumns('news', 'news.id'))
    .where(isRequested(filter));
  for (const name of ['author', 'published_at'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(name), value));
  }
  if (filter.is_published !== undefined) {
    query = query.where(sql<boolean>`coalesce(published_at <= ${ctx.now()}, false) = ${filter.is_published}`);
  }
  if (filter.search !== undefined) query = query.where(mentions(sql`title::text`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(field === 'title' ? sql`title_pt` : sql.ref(field), order);
  return pageOf(query.orderBy('id', 'desc'), page);
}

/** Without deleted courses and posts, which no post may name. */
const relatedCourses = sql<number[]>`(
  select coalesce(json_agg(r.course_id order by r.position), '[]') from news_courses r
  join shared_courses c on c.id = r.course_id and c.deleted_at is null where r.news_id = news.id)`;
const relatedPosts = sql<number[]>`(
  select coalesce(json_agg(r.related_id order by r.position), '[]') from news_posts r
  join news named on named.id = r.related_id and named.deleted_at is null where r.news_id = news.id)`;

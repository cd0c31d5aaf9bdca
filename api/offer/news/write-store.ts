import type { NewPost, PostChange } from '#contract/offer/news/calls.ts';
import { forgettingOldWords } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';

type Related = 'related_course_ids' | 'related_post_ids';

export async function insertPost(ctx: Ctx, { title, body, author, ...rest }: Omit<NewPost, Related>): Promise<number> {
  const now = ctx.now();
  const { id } = await ctx.db
    .insertInto('news')
    .values({
      published_at: now,
      ...columnsOf(rest),
      title: JSON.stringify(title),
      body: JSON.stringify(body),
      author,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function updatePostRow(ctx: Ctx, { id, ...change }: Omit<PostChange, Related>): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('news')
    .set({
      ...forgettingOldWords('cover', change.cover_picture_id),
      ...columnsOf(change),
      updated_at: ctx.now(),
    })
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export async function replaceRelatedCourses(ctx: Ctx, newsId: number, courseIds: readonly number[]): Promise<void> {
  await ctx.db.deleteFrom('news_courses').where('news_id', '=', newsId).execute();
  const rows = courseIds.map((course_id, position) => ({ news_id: newsId, course_id, position }));
  if (rows.length > 0) await ctx.db.insertInto('news_courses').values(rows).execute();
}

export async function replaceRelatedPosts(ctx: Ctx, newsId: number, postIds: readonly number[]): Promise<void> {
  await ctx.db.deleteFrom('news_posts').where('news_id', '=', newsId).execute();
  const rows = postIds.map((related_id, position) => ({ news_id: newsId, related_id, position }));
  if (rows.length > 0) await ctx.db.insertInto('news_posts').values(rows).execute();
}

/** Locks the counted posts against deletion until the transaction ends. */
export async function countPosts(ctx: Ctx, ids: readonly number[]): Promise<number> {
  if (ids.length === 0) return 0;
  const rows = await ctx.db
    .selectFrom('news')
    .select('id')
    .where('id', 'in', [...ids])
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return rows.length;
}

/** Includes pictures of deleted posts, which may be restored. */
export async function picturesOfNews(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('news')
    .select('cover_picture_id')
    .where('cover_picture_id', 'in', ids)
    .execute();
  return rows.flatMap(({ cover_picture_id: id }) => id ?? []);
}

function columnsOf({ published_at: publishedAt, ...input }: Omit<PostChange, Related | 'id'>) {
  const { title, summary, body, cover_picture_alt, ...plain } = input;
  const texts = Object.entries({ title, summary, body, cover_picture_alt }).filter(([, text]) => text !== undefined);
  return {
    ...plain,
    ...Object.fromEntries(texts.map(([name, text]) => [name, JSON.stringify(text)])),
    ...(publishedAt !== undefined && { published_at: publishedAt === null ? null : new Date(publishedAt) }),
  };
}

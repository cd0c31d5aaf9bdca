import { textIn } from '#contract/basics.ts';
import type { Post } from '#contract/offer/news/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { readRichText } from '#api/shared/rich-text/read-rich-text.ts';
import { toCard } from './present.ts';
import { findPost, listRelated } from './store.ts';

const mostRelated = 3;

/** A draft is visible to editors only. Refuses `not_found`, and `gone` for a deleted post that was published. */
export async function retrievePost(
  ctx: Ctx,
  { filter: { id } }: { filter: { id?: number | undefined } },
): Promise<ResultPage<Post>> {
  const row = id === undefined ? undefined : await findPost(ctx, id);
  if (!row) throw new Refusal('not_found');
  const isOut = row.published_at !== null && row.published_at <= ctx.now();
  if (row.deleted_at) throw new Refusal(isOut ? 'gone' : 'not_found');
  if (!isOut && !hasClaims(ctx, 'news.edit')) throw new Refusal('not_found');

  const related = await listRelated(ctx, { id: row.id, most: mostRelated });
  const post = {
    ...toCard(row, ctx),
    body: readRichText(textIn(row.body, ctx.locale)).blocks,
    related_course_ids: row.course_ids,
    related_posts: related.map((other) => toCard(other, ctx)),
  };
  return { results: [post], total: 1 };
}

import type { PostChange } from '#contract/offer/news/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { newsChanged } from '#api/shared/events/site-facts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireValidPost } from './require-valid-post.ts';
import { replaceRelatedCourses, replaceRelatedPosts, updatePostRow } from './write-store.ts';

export function updatePost(ctx: Ctx, post: PostChange): Promise<{ id: number }> {
  requireClaim(ctx, 'news.edit');
  const { related_course_ids: courseIds, related_post_ids: postIds, ...change } = post;
  const { id } = change;
  return inTransaction(ctx, async (tx) => {
    await requireValidPost(tx, post);
    await showPictures(tx, { cover_picture_id: post.cover_picture_id });
    if (!(await updatePostRow(tx, change))) throw new Refusal('not_found');
    if (courseIds) await replaceRelatedCourses(tx, id, courseIds);
    if (postIds) await replaceRelatedPosts(tx, id, postIds);
    await newsChanged(tx);
    return { id };
  });
}

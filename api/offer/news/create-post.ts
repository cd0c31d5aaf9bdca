import type { NewPost } from '#contract/offer/news/calls.ts';
import { showPictures } from '#api/platform/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { newsChanged } from '#api/shared/events/site-facts.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireValidPost } from './require-valid-post.ts';
import { insertPost, replaceRelatedCourses, replaceRelatedPosts } from './write-store.ts';

export function createPost(ctx: Ctx, post: NewPost): Promise<{ id: number }> {
  requireClaim(ctx, 'news.edit');
  const { related_course_ids: courseIds = [], related_post_ids: postIds = [], ...stored } = post;
  return inTransaction(ctx, async (tx) => {
    await requireValidPost(tx, post);
    await showPictures(tx, { cover_picture_id: post.cover_picture_id });
    const id = await insertPost(tx, stored);
    await replaceRelatedCourses(tx, id, courseIds);
    await replaceRelatedPosts(tx, id, postIds);
    await newsChanged(tx);
    return { id };
  });
}

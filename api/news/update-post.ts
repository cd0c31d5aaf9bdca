import type { PostChange } from '#contract/news.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustBeRight } from './must-be-right.ts';
import { replaceRelatedCourses, replaceRelatedPosts, updatePostRow } from './write-store.ts';

/** Changes what is given of a post. Refuses `not_found`, `markup_not_allowed` and `invalid_input`. */
export function updatePost(ctx: Ctx, post: PostChange): Promise<{ id: number }> {
  mustHave(ctx, 'news.edit');
  const { related_course_ids: courseIds, related_post_ids: postIds, ...change } = post;
  const { id } = change;
  return inTransaction(ctx, async (inside) => {
    await mustBeRight(inside, post);
    await showPictures(inside, { cover_picture_id: post.cover_picture_id });
    if (!(await updatePostRow(inside, change))) throw new Refusal('not_found');
    if (courseIds) await replaceRelatedCourses(inside, id, courseIds);
    if (postIds) await replaceRelatedPosts(inside, id, postIds);
    await dropPages(inside, '/news', '/');
    return { id };
  });
}

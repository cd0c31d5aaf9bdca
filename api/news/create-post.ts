import type { NewPost } from '#contract/news.ts';
import { showPictures } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustBeRight } from './must-be-right.ts';
import { insertPost, replaceRelatedCourses, replaceRelatedPosts } from './write-store.ts';

/** Writes a post, published now unless told otherwise. Refuses `markup_not_allowed` and `invalid_input`. */
export function createPost(ctx: Ctx, post: NewPost): Promise<{ id: number }> {
  mustHave(ctx, 'news.edit');
  const { related_course_ids: courseIds = [], related_post_ids: postIds = [], ...written } = post;
  return inTransaction(ctx, async (inside) => {
    await mustBeRight(inside, post);
    await showPictures(inside, { cover_picture_id: post.cover_picture_id });
    const id = await insertPost(inside, written);
    await replaceRelatedCourses(inside, id, courseIds);
    await replaceRelatedPosts(inside, id, postIds);
    await dropPages(inside, '/news', '/');
    return { id };
  });
}

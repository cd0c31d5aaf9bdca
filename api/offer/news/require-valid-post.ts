import type { NewPost, PostChange } from '#contract/offer/news/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { isCourse } from '#api/offer/catalogue/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { foreignMarkupIn } from '#api/shared/rich-text/foreign-markup-in.ts';
import { countPosts } from './write-store.ts';

type Stored = Pick<NewPost | PostChange, 'body' | 'related_course_ids' | 'related_post_ids'> & { id?: number };

/** Refuses `markup_not_allowed` for the body, and `invalid_input` for unknown or repeated references. */
export async function requireValidPost(ctx: Ctx, post: Stored): Promise<void> {
  const { id, body = {}, related_course_ids: courseIds = [], related_post_ids: postIds = [] } = post;
  const what = await foreignMarkupIn(body);
  if (what) throw new Refusal('markup_not_allowed', { field: 'body', what });
  if (!(await areCourses(ctx, courseIds))) throw new Refusal('invalid_input', { field: 'related_course_ids' });
  if (postIds.some((postId) => postId === id) || !(await arePosts(ctx, postIds))) {
    throw new Refusal('invalid_input', { field: 'related_post_ids' });
  }
}

async function areCourses(ctx: Ctx, ids: readonly number[]): Promise<boolean> {
  for (const id of ids) if (!(await isCourse(ctx, id))) return false;
  return !isTwice(ids);
}

async function arePosts(ctx: Ctx, ids: readonly number[]): Promise<boolean> {
  return !isTwice(ids) && (await countPosts(ctx, ids)) === ids.length;
}

function isTwice(ids: readonly number[]): boolean {
  return new Set(ids).size < ids.length;
}

import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Post } from '#contract/news/calls.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { sayGone } from '#web/shared/page/say-gone.ts';
import { postQuery } from './news-queries.ts';

/** Throws to the 404 page for an unknown post, and to the 410 page for one that was removed. */
export async function loadPost(client: QueryClient, id: number): Promise<Post> {
  try {
    const [post] = (await client.ensureQueryData(postQuery(id))).results;
    if (post) return post;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'gone') sayGone();
    if (code === 'gone' || code === 'not_found') throw notFound({ data: code });
    throw error;
  }
  throw notFound();
}

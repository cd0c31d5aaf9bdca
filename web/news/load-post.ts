import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Post } from '#contract/news/calls.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import { sayGone } from '#web/shared/page/say-gone.ts';
import { postQuery } from './news-queries.ts';

/** The post of an address; where there is none, the 404 page comes, and where there was one, the 410 page. */
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

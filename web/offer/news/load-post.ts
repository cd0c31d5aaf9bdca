import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import type { Post } from '#contract/offer/news/calls.ts';
import { codeOf } from '#web/shared/api/api-error.ts';
import type { GoneContent } from '#web/shared/page/gone-content.ts';
import { sayGone } from '#web/shared/page/say-gone.ts';
import { loadTexts } from '#web/shared/texts/texts.ts';
import { currentVisitor } from '#web/shared/visitor/visitor.ts';
import { postQuery } from './news-queries.ts';

/** Throws to the 404 page for an unknown post, and to the 410 page for one that was removed. */
export async function loadPost(client: QueryClient, id: number): Promise<Post> {
  try {
    const [post] = (await client.ensureQueryData(postQuery(id))).results;
    if (post) return post;
  } catch (error) {
    const code = codeOf(error);
    if (code === 'not_found') throw notFound();
    if (code !== 'gone') throw error;
    sayGone();
    const { news } = await loadTexts(currentVisitor().locale, ['news']);
    throw notFound({ data: { title: news.gone, text: news.gone_text } satisfies GoneContent });
  }
  throw notFound();
}

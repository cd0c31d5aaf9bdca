import type { PostCard, PostFilter } from '#contract/offer/news/calls.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { searchWords } from './model/search-words.ts';
import { toCard } from './present.ts';
import { listPosts } from './store.ts';

export async function retrieveNews(ctx: Ctx, query: ListQuery<{ filter?: PostFilter }>): Promise<ResultPage<PostCard>> {
  const words = searchWords(query.filter.search ?? '');
  const { rows, total } = await listPosts(ctx, { ...query, words, isEditor: hasClaims(ctx, 'news.edit') });
  return { results: rows.map((row) => toCard(row, ctx)), total };
}

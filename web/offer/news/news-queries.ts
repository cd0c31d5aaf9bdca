import type { PostCard } from '#contract/offer/news/calls.ts';
import { queries } from '#web/shared/api/api.ts';
import { firstPageOf } from '#web/shared/lists/page-range.ts';
import type { ListSearch } from '#web/shared/lists/list-search.ts';

export const postsPerPage = 12;

const shown = ['id', 'title', 'summary', 'author', 'published_at', 'cover_url', 'picture'] as const;
export type ShownPost = Pick<PostCard, (typeof shown)[number]>;

export function newsQuery(list: ListSearch, page = firstPageOf(list)) {
  const { search } = list;
  return queries().news.retrieveNews.queryOptions({
    input: { filter: search ? { search } : {}, fields: [...shown], page: { number: page, size: postsPerPage } },
  });
}

export function latestNewsQuery(size: number) {
  return queries().news.retrieveNews.queryOptions({ input: { fields: [...shown], page: { number: 1, size } } });
}

export function postQuery(id: number) {
  return queries().news.retrievePost.queryOptions({ input: { filter: { id } } });
}

import type { Api } from '#contract/index.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type PostRow = RowOf<Api['news']['retrievePostSources']>;
export type PostFilter = { search?: string; is_published?: boolean };
export type PostSort = 'title' | 'author' | 'published_at';

export const posts: Noun<PostRow, PostFilter, PostSort> = {
  name: 'news',
  claim: 'news.edit',
  source: (input) => queries().news.retrievePostSources.queryOptions({ input }),
  create: (input: Parameters<Api['news']['createPost']>[0]) => api().news.createPost(input),
  update: (input: Parameters<Api['news']['updatePost']>[0]) => api().news.updatePost(input),
  remove: (input) => api().news.deletePost(input),
  restore: (input) => api().news.restorePost(input),
  nameOf: ({ title, id }, locale) => textIn(title, locale) || String(id),
  blank: {
    title: {},
    summary: {},
    body: {},
    author: '',
    published_at: null,
    cover_key: 'gestao',
    cover_picture_id: null,
    cover_picture_alt: {},
    related_course_ids: [],
    related_post_ids: [],
  },
};

export function setPublished({ id }: PostRow, publishedAt: string | null) {
  return api().news.updatePost({ data: [{ id, published_at: publishedAt }] });
}

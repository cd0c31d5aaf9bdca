import { forAll, forEditors, one, type Row } from './row.ts';

const text = (words: string) => ({ pt: words });

export const newsRows: Record<string, Row> = {
  'news.retrieveNews': forAll(() => ({ filter: { is_published: false } })),
  'news.retrievePost': forAll(({ postId }) => ({ filter: { id: postId } })),
  'news.createPost': forEditors(one(() => ({ title: text('Novo'), body: text('Corpo'), author: 'Ana' }))),
  'news.updatePost': forEditors(one(({ postId }) => ({ id: postId, author: 'Rui' }))),
  'news.deletePost': forEditors(one(({ postId }) => ({ id: postId }))),
  'news.restorePost': forEditors(one(({ postId }) => ({ id: postId }))),
};

import { accessRowsOf, at, forAll, forEditors, noForm, one, text } from '#api/shared/testing/access-row.ts';

export const accessRows = accessRowsOf('news', {
  calls: {
    retrieveNews: forAll(() => ({ filter: { is_published: false } })),
    retrievePost: forAll(({ postId }) => ({ filter: { id: postId } })),
    retrievePostSources: forEditors(() => ({})),
    createPost: forEditors(one(() => ({ title: text('Novo'), body: text('Corpo'), author: 'Ana' }))),
    updatePost: forEditors(one(({ postId }) => ({ id: postId, author: 'Rui' }))),
    deletePost: forEditors(one(({ postId }) => ({ id: postId }))),
    restorePost: forEditors(one(({ postId }) => ({ id: postId }))),
  },
  raw: {
    'GET /news/feed.xml': at(forAll(noForm), () => '/news/feed.xml'),
    'GET /news/published': at(forAll(noForm), () => '/news/published'),
    'GET /news/covers.svg': at(forAll(noForm), ({ postId }) => `/news/covers.svg?of=n.${postId}.1`),
    'GET /news/:id/cover.svg': at(forAll(noForm), ({ postId }) => `/news/${postId}/cover.svg`),
  },
});

import { Refusal } from '#contract/refusals.ts';
import { answerCover, answerCoverSheet } from '#api/offer/catalogue/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { drawingOf } from './present.ts';
import { readFeed } from './read-feed.ts';
import { findDrawings, listPublished } from './store.ts';
import { drawingDoc, publishedDoc, sheetDoc } from '#api/shared/http/route-doc.ts';

const mostListed = 50_000;

export const newsRawRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/news/feed.xml',
    doc: {
      summary: 'Subscribe to the news',
      description: 'An RSS 2.0 feed in the language of `Accept-Language`.',
      auth: 'none',
      answer: { contentType: 'application/rss+xml' },
    },
    handle: async (ctx) =>
      new Response(await readFeed(ctx), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } }),
  },
  {
    method: 'GET',
    path: '/news/published',
    doc: publishedDoc('List the ids of published posts for site maps'),
    handle: async (ctx) => {
      const posts = await listPublished(ctx, mostListed);
      return Response.json(posts.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
  {
    method: 'GET',
    path: '/news/covers.svg',
    doc: sheetDoc(
      'Download several covers of posts as one drawing',
      'The covers, separated by commas: `n.`, id, `.`, version.',
    ),
    handle: (ctx, request) =>
      answerCoverSheet(request, async (pieces) => {
        const ids = pieces.flatMap(({ of, key }) => (of === 'post' ? Number(key) : []));
        const posts = ids.length > 0 ? await findDrawings(ctx, ids) : [];
        return new Map(posts.map((post) => [`post ${post.id}`, drawingOf(post)]));
      }),
  },
  {
    method: 'GET',
    path: '/news/:id/cover.svg',
    doc: drawingDoc('Download the drawn cover of a post'),
    handle: async (ctx, request, { id = '' }) => {
      const [post] = /^[1-9]\d{0,14}$/.test(id) ? await findDrawings(ctx, [Number(id)]) : [];
      if (!post) throw new Refusal('not_found');
      return answerCover(request, drawingOf(post));
    },
  },
];

import { Refusal } from '#contract/refusals.ts';
import { answerCover } from '#api/catalogue/index.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { drawingOf } from './present.ts';
import { readFeed } from './read-feed.ts';
import { findDrawing, listPublished } from './store.ts';

/** As many as one site map may name. */
const mostListed = 50_000;

export const newsRawRoutes: RawRoute[] = [
  // RSS 2.0 in the locale of the request. Readers of feeds find it at `/news/feed.xml` of the site.
  {
    method: 'GET',
    path: '/news/feed.xml',
    handle: async (ctx) =>
      new Response(await readFeed(ctx), { headers: { 'content-type': 'application/rss+xml; charset=utf-8' } }),
  },
  // The ids of the published posts, the newest first, each with the day on which it last changed, for a site map.
  {
    method: 'GET',
    path: '/news/published',
    handle: async (ctx) => {
      const posts = await listPublished(ctx, mostListed);
      return Response.json(posts.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
  {
    method: 'GET',
    path: '/news/:id/cover.svg',
    handle: async (ctx, request, { id = '' }) => {
      const post = /^[1-9]\d{0,14}$/.test(id) ? await findDrawing(ctx, Number(id)) : undefined;
      if (!post) throw new Refusal('not_found');
      return answerCover(request, drawingOf(post));
    },
  },
];

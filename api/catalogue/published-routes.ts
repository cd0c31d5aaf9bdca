import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { listPartnerPages, listPublished } from './store/published.ts';

/** As many as one site map may name. */
const mostListed = 50_000;

/**
 * The ids of the published courses, the newest first, each with the day on which it last changed: `[[12, "2026-11-21"]]`.
 * A site map needs all of them at once, where a retrieval gives a hundred.
 */
export const publishedRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/courses/published',
    handle: async (ctx: Ctx) => {
      const courses = await listPublished(ctx, mostListed);
      return Response.json(courses.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
  // The partners likewise, each with the day on which one of its courses last changed, or null.
  {
    method: 'GET',
    path: '/partners/published',
    handle: async (ctx: Ctx) => {
      const partners = await listPartnerPages(ctx, mostListed);
      return Response.json(partners.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
];

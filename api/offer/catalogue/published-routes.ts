import { z } from 'zod';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { listPartnerPages, listParts, listPublished } from './store/published.ts';
import { listTrainerPages } from './store/trainer-pages.ts';
import { publishedDoc } from '#api/shared/http/route-doc.ts';

/** The limit of one site map. */
const mostListed = 50_000;
const mostAtOnce = 5_000;

/** Parts of 50,000 ids, each of which keeps its courses when others come and go, and costs the same to read. */
export const publishedRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/courses/published/parts',
    doc: publishedDoc('List the parts of the published courses for site maps'),
    // Answers `[[1, "2026-11-21"]]`: the part, and the day of its last change.
    handle: async (ctx: Ctx) => {
      const parts = await listParts(ctx, mostListed);
      return Response.json(parts.map(({ part, changed_on }) => [part, changed_on]));
    },
  },
  {
    method: 'GET',
    path: '/courses/published',
    doc: publishedDoc(
      'List the ids of published courses for site maps',
      z
        .object({
          part: z.int().min(1).describe('Part 1 has the ids 1 to 50,000.'),
          after: z.int().min(0).describe('Only ids after this one.'),
          most: z.int().min(1).max(mostAtOnce).describe('How many at most.'),
        })
        .partial(),
    ),
    // Answers `[[12, "2026-11-21"]]`: the id, and the day of its last change.
    handle: async (ctx: Ctx, request: Request) => {
      const params = new URL(request.url).searchParams;
      const part = numberIn(params.get('part'), 1);
      const courses = await listPublished(ctx, {
        after: Math.max(numberIn(params.get('after'), 0), (part - 1) * mostListed),
        upTo: part * mostListed,
        most: Math.min(numberIn(params.get('most'), mostAtOnce), mostAtOnce),
      });
      return Response.json(courses.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
  {
    method: 'GET',
    path: '/partners/published',
    doc: publishedDoc('List the ids of published partners for site maps'),
    handle: async (ctx: Ctx) => {
      const partners = await listPartnerPages(ctx, mostListed);
      return Response.json(partners.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
  {
    method: 'GET',
    path: '/trainers/published',
    doc: publishedDoc('List the ids of trainers with a public page for site maps'),
    handle: async (ctx: Ctx) => {
      const trainers = await listTrainerPages(ctx, mostListed);
      return Response.json(trainers.map(({ id, changed_on }) => [id, changed_on]));
    },
  },
];

function numberIn(text: string | null, otherwise: number): number {
  return text !== null && /^\d{1,12}$/.test(text) ? Number(text) : otherwise;
}

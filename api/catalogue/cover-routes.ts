import { textIn } from '#contract/basics.ts';
import { Refusal } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { coverSubject, coverVersion, type CoverSubject } from './model/cover-address.ts';
import { cover, type CoverShape } from './model/cover.ts';
import { findCategoryDrawing, findCourseDrawing } from './store/covers.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const shapes: readonly CoverShape[] = ['card', 'window', 'arcade'];

/**
 * Drawn covers as files. The address that the API gives (`cover_url`) names the version, and is kept for ever; any other
 * is kept for an hour. `?shape=` is `card`, `window` (a category's own) or `arcade`, as Home's tall arches.
 */
export const coverRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/courses/:id/cover.svg',
    handle: async (ctx, request, { id = '' }) => {
      const course = /^[1-9]\d{0,14}$/.test(id) ? await findCourseDrawing(ctx, Number(id)) : undefined;
      if (!course) throw new Refusal('not_found');
      return drawn(request, coverSubject(course), 'card');
    },
  },
  {
    method: 'GET',
    path: '/categories/:slug/cover.svg',
    handle: async (ctx, request, { slug = '' }) => {
      const category = /^[a-z0-9-]{1,80}$/.test(slug) ? await findCategoryDrawing(ctx, slug) : undefined;
      if (!category) throw new Refusal('not_found');
      return drawn(request, { coverKey: category.cover_key, title: textIn(category.name, 'pt') }, 'window');
    },
  },
];

function drawn(request: Request, subject: CoverSubject, usual: CoverShape): Response {
  const asked = new URL(request.url).searchParams;
  const shape = shapes.find((name) => name === asked.get('shape')) ?? usual;
  const version = coverVersion(subject);
  const etag = `"${version}-${shape}"`;
  const headers = {
    'cache-control': asked.get('v') === version ? forEver : forAnHour,
    etag,
    'content-security-policy': "default-src 'none'",
    'x-content-type-options': 'nosniff',
  };
  if (request.headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers });
  const svg = cover(subject.coverKey, subject.title, shape);
  return new Response(svg, { headers: { ...headers, 'content-type': 'image/svg+xml' } });
}

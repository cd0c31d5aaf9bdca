import { Refusal } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { shareShelf } from './share/share-shelf.ts';
import { shareSubject, shareVersion } from './share/share-subject.ts';
import { findSharedCourse } from './store/covers.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const busyFor = 60;
const megabyte = 1024 * 1024;

const pictureOf = shareShelf({ mostBytes: 6 * megabyte, mostWaiting: 24 });

/**
 * The picture that others show where they link to a course, 1200 × 630. The address that the API gives
 * (`share_image_url`) names the version, and is kept for ever; any other for an hour. `?lang=en-GB` for English. 503 with
 * `retry-after` while too many wait to be drawn.
 */
export const shareRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/courses/:id/share.png',
    handle: async (ctx, request, { id = '' }) => {
      const course = /^[1-9]\d{0,14}$/.test(id) ? await findSharedCourse(ctx, Number(id)) : undefined;
      if (!course) throw new Refusal('not_found');
      const asked = new URL(request.url).searchParams;
      const subject = shareSubject(course, asked.get('lang') === 'en-GB' ? 'en-GB' : 'pt-PT');
      const version = shareVersion(subject);
      const headers = {
        'cache-control': asked.get('v') === version ? forEver : forAnHour,
        etag: `"${version}"`,
        'x-content-type-options': 'nosniff',
      };
      if (request.headers.get('if-none-match') === headers.etag) return new Response(null, { status: 304, headers });
      const picture = await pictureOf(subject);
      if (!picture) {
        const later = { 'retry-after': String(busyFor), 'cache-control': 'no-store' };
        return new Response(null, { status: 503, headers: later });
      }
      return new Response(picture, { headers: { ...headers, 'content-type': 'image/png' } });
    },
  },
];

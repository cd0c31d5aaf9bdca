import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { cacheShareImages } from './share/cache-share-images.ts';
import { shareSubject, shareVersion } from './share/share-subject.ts';
import { findSharedCourse } from './store/covers.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const busyFor = 60;
const megabyte = 1024 * 1024;

const pictureOf = cacheShareImages({ mostBytes: 6 * megabyte, mostWaiting: 24 });

export const shareRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/courses/:id/share.png',
    doc: {
      summary: 'Download the picture that represents a course in shared links',
      description: '1200 × 630 pixels. Answers 503 with `Retry-After` while too many pictures wait to be drawn.',
      auth: 'none',
      query: z.object({
        v: z.string().optional().describe('The version. With the current one, the answer may be cached forever.'),
        lang: z.enum(['pt-PT', 'en-GB']).optional().describe('The language of the text in the picture.'),
      }),
      answer: { contentType: 'image/png' },
      otherAnswers: {
        304: 'Not changed since the ETag in `If-None-Match`.',
        503: 'Too many pictures wait to be drawn. Try again after `Retry-After`.',
      },
      refuses: ['not_found'],
    },
    handle: async (ctx, request, { id = '' }) => {
      const course = /^[1-9]\d{0,14}$/.test(id) ? await findSharedCourse(ctx, Number(id)) : undefined;
      if (!course) throw new Refusal('not_found');
      const requested = new URL(request.url).searchParams;
      const subject = shareSubject(course, requested.get('lang') === 'en-GB' ? 'en-GB' : 'pt-PT');
      const version = shareVersion(subject);
      const headers = {
        'cache-control': requested.get('v') === version ? forEver : forAnHour,
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

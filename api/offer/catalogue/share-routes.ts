import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { answerShareImage, shareImageAnswers } from '#api/shared/share/answer-share-image.ts';
import { cacheShareImages, paintShare } from '#api/shared/share/cache-share-images.ts';
import { shareVersion } from '#api/shared/share/share-version.ts';
import type { ShareSubject } from './share/draw-share.ts';
import { shareSubject } from './share/share-subject.ts';
import { findSharedCourse } from './store/covers.ts';

const forEver = 'public, max-age=31536000, immutable';
const forAnHour = 'public, max-age=3600';
const megabyte = 1024 * 1024;

const pictureOf = cacheShareImages({ mostBytes: 6 * megabyte, mostWaiting: 24 }, async (subject: ShareSubject) => {
  const { drawShare } = await import('./share/draw-share.ts');
  return paintShare(drawShare(subject));
});

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
      otherAnswers: shareImageAnswers,
      refuses: ['not_found'],
    },
    handle: async (ctx, request, { id = '' }) => {
      const course = /^[1-9]\d{0,14}$/.test(id) ? await findSharedCourse(ctx, Number(id)) : undefined;
      if (!course) throw new Refusal('not_found');
      const requested = new URL(request.url).searchParams;
      const subject = shareSubject(course, requested.get('lang') === 'en-GB' ? 'en-GB' : 'pt-PT');
      const version = shareVersion(subject);
      const cacheControl = requested.get('v') === version ? forEver : forAnHour;
      return answerShareImage(request, { version, cacheControl, draw: () => pictureOf(subject) });
    },
  },
];

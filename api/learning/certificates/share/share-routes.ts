import { z } from 'zod';
import { Refusal } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { answerShareImage, shareImageAnswers } from '#api/shared/share/answer-share-image.ts';
import { cacheShareImages, paintShare } from '#api/shared/share/cache-share-images.ts';
import { shareVersion } from '#api/shared/share/share-version.ts';
import { answerAbout } from '../model/certificate-status.ts';
import { findByToken } from '../store.ts';
import { shareSubject, type ShareSubject } from './share-subject.ts';

const limit = { most: 60, withinSeconds: 60 };
const megabyte = 1024 * 1024;

const pictureOf = cacheShareImages({ mostBytes: 2 * megabyte, mostWaiting: 12 }, async (subject: ShareSubject) => {
  const { drawShare } = await import('./draw-share.ts');
  return paintShare(drawShare(subject));
});

export const shareRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/certificates/:token/share.png',
    doc: {
      summary: 'Download the picture that represents a certificate in shared links',
      description:
        '1200 × 630 pixels, by the token of its public address. It names the holder only if the holder shows the name. ' +
        'One that expired, was revoked or was replaced has no picture.',
      auth: 'none',
      path: z.object({ token: z.string().describe('The last part of `check_url`.') }),
      query: z.object({
        lang: z.enum(['pt-PT', 'en-GB']).optional().describe('The language of the text in the picture.'),
      }),
      answer: { contentType: 'image/png' },
      otherAnswers: shareImageAnswers,
      refuses: ['not_found', 'too_many_requests'],
    },
    handle: async (ctx, request, { token = '' }) => {
      await limitRate(ctx, `certificate picture ${ctx.client.address}`, limit);
      const row = await findByToken(ctx, token);
      const isValid = row && answerAbout({ status: row.status, validUntil: row.valid_until }, ctx.now()) === 'valid';
      if (!isValid) throw new Refusal('not_found');
      const isEnglish = new URL(request.url).searchParams.get('lang') === 'en-GB';
      const subject = shareSubject(row, isEnglish ? 'en-GB' : 'pt-PT');
      // The holder may hide the name, so every reader asks again whether the picture has changed.
      const cacheControl = 'private, no-cache';
      const answer = await answerShareImage(request, {
        version: shareVersion(subject),
        cacheControl,
        draw: () => pictureOf(subject),
      });
      answer.headers.set('x-robots-tag', 'noindex');
      return answer;
    },
  },
];

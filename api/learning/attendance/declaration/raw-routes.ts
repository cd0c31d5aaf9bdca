import { answerBytes } from '#api/platform/files/index.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { readDeclaration } from './read-declaration.ts';
import { renderDeclaration } from './render-declaration.ts';

const readings = { most: 30, withinSeconds: 3_600 };

export const declarationRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/enrollments/:id/declaration',
    doc: {
      summary: 'Download a declaration of the hours attended',
      description:
        'Of one of your own enrollments, with what is recorded up to now: the lessons given, the hours of presence and the ' +
        'contents done. In the language of the request. It is no certificate, and carries no number.',
      auth: 'bearer',
      answer: { contentType: 'application/pdf' },
      refuses: ['not_signed_in', 'not_found', 'too_many_requests'],
    },
    handle: async (ctx, _request, { id }) => {
      const declaration = await readDeclaration(ctx, pathId(id));
      await limitRate(ctx, `declaration ${pathId(id)}`, readings);
      const { locale, config } = ctx;
      const bytes = await renderDeclaration({ declaration, locale, at: ctx.now(), site: config.publicUrl });
      const name = locale === 'en-GB' ? 'declaration' : 'declaracao';
      return answerBytes(`${name}-${declaration.class_code}.pdf`, 'application/pdf', bytes);
    },
  },
];

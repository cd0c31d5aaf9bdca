import { textIn } from '#contract/basics.ts';
import { Refusal } from '#contract/refusals.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { answerCover } from './answer-cover.ts';
import { answerCoverSheet } from './answer-cover-sheet.ts';
import { coverSubject } from './model/cover-address.ts';
import { findCategoryDrawings, findCourseDrawings } from './store/covers.ts';
import { sheetSubjects } from './store/sheet-subjects.ts';
import { drawingDoc, sheetDoc } from '#api/shared/http/route-doc.ts';

export const coverRoutes: RawRoute[] = [
  {
    method: 'GET',
    path: '/courses/:id/cover.svg',
    doc: drawingDoc('Download the drawn cover of a course'),
    handle: async (ctx, request, { id = '' }) => {
      const [course] = /^[1-9]\d{0,14}$/.test(id) ? await findCourseDrawings(ctx, [Number(id)]) : [];
      if (!course) throw new Refusal('not_found');
      return answerCover(request, coverSubject(course));
    },
  },
  {
    method: 'GET',
    path: '/categories/:slug/cover.svg',
    doc: drawingDoc('Download the drawn cover of a category'),
    handle: async (ctx, request, { slug = '' }) => {
      const [category] = /^[a-z0-9-]{1,80}$/.test(slug) ? await findCategoryDrawings(ctx, [slug]) : [];
      if (!category) throw new Refusal('not_found');
      return answerCover(request, { coverKey: category.cover_key, title: textIn(category.name, 'pt') }, 'window');
    },
  },
  {
    method: 'GET',
    path: '/covers.svg',
    doc: sheetDoc(
      'Download several covers as one drawing',
      'The covers, separated by commas: `c.` or `k.`, id or slug, `.`, version, and `.` with a shape other than the usual one.',
    ),
    handle: (ctx, request) => answerCoverSheet(request, (pieces) => sheetSubjects(ctx, pieces)),
  },
];

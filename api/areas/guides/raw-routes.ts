import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { LearningGuide, guideMimes, largestGuideBytes, longestGuideTitle } from '#contract/areas/guides/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { readGuide } from './retrieve-guides.ts';
import { maySendGuide, storeGuide, uploadGuide } from './upload-guide.ts';

const fields = {
  course_id: z.coerce.number().pipe(Id),
  title: z.string().max(longestGuideTitle).optional().describe('The name of the file by default.'),
};
const Fields = z.object(fields);

export const guidesRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/learning-guides/upload',
    doc: formDoc({
      summary: 'Add a learning guide to a course',
      description: 'A PDF. Needs the claim `contents.edit`.',
      fields,
      result: LearningGuide,
      refuses: ['not_allowed', 'not_found', 'too_many_entries', ...fileRefusals],
    }),
    mostFileBytes: largestGuideBytes,
    claim: 'contents.edit',
    mayI: maySendGuide,
    prepare: guideFrom,
    run: uploadGuide,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/learning-guides/:id/file',
    doc: {
      summary: 'Download a learning guide',
      auth: 'bearer',
      answer: { contentType: [...guideMimes] },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readGuide(ctx, pathId(id))),
  },
];

async function guideFrom(ctx: Ctx, form: FormData) {
  const file = fileIn(form);
  const read = Fields.safeParse({ course_id: form.get('course_id'), title: form.get('title') ?? undefined });
  if (!read.success) throw new Refusal('invalid_input', { field: String(read.error.issues[0]?.path[0] ?? 'file') });
  const { course_id: courseId, title = '' } = read.data;
  return storeGuide(ctx, { courseId, title, name: file.name, bytes: await file.bytes() });
}

import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { EnrollmentFile } from '#contract/learning/enrollments/files.ts';
import { enrollmentFileMimes, largestEnrollmentFileBytes } from '#contract/learning/enrollments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { handInFile, mayHandIn, storeHandedIn } from './hand-in-file.ts';
import { readEnrollmentFile } from './read-file.ts';

const FileId = z.coerce.number().pipe(Id);

export const enrollmentFileRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/enrollment-files/upload',
    doc: formDoc({
      summary: 'Hand in a file that your enrollment needs',
      description: 'A PDF or a picture, in place of the one that was handed in before.',
      fields: { id: FileId.describe('The id of the enrollment file.') },
      result: EnrollmentFile,
      refuses: ['not_found', 'not_allowed', 'enrollment_over', 'file_not_expected', ...fileRefusals],
    }),
    mostFileBytes: largestEnrollmentFileBytes,
    mayI: mayHandIn,
    prepare: fileFrom,
    run: handInFile,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/enrollment-files/:id/file',
    doc: {
      summary: 'Download a file of an enrollment',
      description: 'Your own, or any with the claim `enrollments.edit`.',
      auth: 'bearer',
      answer: { contentType: [...enrollmentFileMimes] },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: async (ctx, _request, { id }) => answerFile(ctx, await readEnrollmentFile(ctx, pathId(id))),
  },
];

async function fileFrom(ctx: Ctx, form: FormData) {
  const file = fileIn(form);
  const id = FileId.safeParse(form.get('id'));
  if (!id.success) throw new Refusal('invalid_input', { field: 'id' });
  return storeHandedIn(ctx, { id: id.data, name: file.name, bytes: await file.bytes() });
}

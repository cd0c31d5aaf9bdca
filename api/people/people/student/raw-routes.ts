import { z } from 'zod';
import { StudentDocument } from '#contract/people/people/student.ts';
import { fileTypes } from '#contract/platform/files/values.ts';
import { largestDocumentBytes, studentCategories } from '#contract/people/people/student-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { readStudentDocument } from './read-student-document.ts';
import { maySendDocument, storeStudentDocument, uploadStudentDocument } from './upload-student-document.ts';

const Category = z.enum(studentCategories);
const QualificationId = z.coerce.number().int().positive();

export const studentRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/student-documents/upload',
    doc: formDoc({
      summary: 'Upload a document to your own record',
      fields: {
        category: Category,
        title: z.string().optional().describe('Required for the category `outros`.'),
        qualification_id: QualificationId.optional().describe(
          'Required for the category `qualifications-certificate`.',
        ),
      },
      result: StudentDocument,
      refuses: ['not_found', 'title_missing', 'too_many_entries', ...fileRefusals],
    }),
    mostFileBytes: largestDocumentBytes,
    mayI: maySendDocument,
    prepare: documentFrom,
    run: uploadStudentDocument,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/student-documents/:id/file',
    doc: {
      summary: 'Download a student document',
      description: 'One of your own documents; with the claim `users.read`, any document.',
      auth: 'bearer',
      answer: { contentType: [fileTypes.pdf, fileTypes.jpg, fileTypes.png] },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: showDocument,
  },
];

async function documentFrom(ctx: Ctx, form: FormData) {
  const file = fileIn(form);
  const title = form.get('title');
  return storeStudentDocument(ctx, {
    category: read(Category, form, 'category'),
    title: typeof title === 'string' ? title : null,
    qualificationId: form.has('qualification_id') ? read(QualificationId, form, 'qualification_id') : null,
    name: file.name,
    bytes: await file.bytes(),
  });
}

function read<T>(schema: z.ZodType<T>, form: FormData, field: string): T {
  const match = schema.safeParse(form.get(field));
  if (!match.success) throw new Refusal('invalid_input', { field });
  return match.data;
}

async function showDocument(ctx: Ctx, _request: Request, { id }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readStudentDocument(ctx, pathId(id)));
}

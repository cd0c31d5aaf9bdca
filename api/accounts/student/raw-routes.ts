import { z } from 'zod';
import { largestDocumentBytes, studentCategories } from '#contract/accounts-student-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { fileIn } from '#api/shared/uploads/read-form.ts';
import { formUpload } from '#api/shared/uploads/upload-route.ts';
import { readStudentDocument } from './read-student-document.ts';
import { maySendDocument, storeStudentDocument, uploadStudentDocument } from './upload-student-document.ts';

/** Bytes, which the contract does not describe. */
export const studentRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/student-documents/upload',
    mostFileBytes: largestDocumentBytes,
    mayI: maySendDocument,
    prepare: documentFrom,
    run: uploadStudentDocument,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  { method: 'GET', path: '/student-documents/:id/file', handle: showDocument },
];

const Category = z.enum(studentCategories);
const QualificationId = z.coerce.number().int().positive();

/** A form with `category`, `file`, and `title` or `qualification_id`. */
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
  const found = schema.safeParse(form.get(field));
  if (!found.success) throw new Refusal('invalid_input', { field });
  return found.data;
}

async function showDocument(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readStudentDocument(ctx, Number(id)));
}

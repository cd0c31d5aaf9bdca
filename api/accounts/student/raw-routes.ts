import { z } from 'zod';
import { largestDocumentBytes, studentCategories } from '#contract/accounts-student-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile } from '#api/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { readForm } from '#api/shared/read-form.ts';
import { done } from '#api/shared/retrieval.ts';
import { readStudentDocument } from './read-student-document.ts';
import { uploadStudentDocument } from './upload-student-document.ts';

/** Bytes, which the contract does not describe. */
export const studentRawRoutes: RawRoute[] = [
  { method: 'POST', path: '/student-documents/upload', handle: takeDocument },
  { method: 'GET', path: '/student-documents/:id/file', handle: showDocument },
];

const Category = z.enum(studentCategories);
const QualificationId = z.coerce.number().int().positive();

/** Multipart: `category`, `file`, and `title` or `qualification_id`. Answers as a command does. */
async function takeDocument(ctx: Ctx, request: Request): Promise<Response> {
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `student-documents ${userId}`, { most: 60, withinSeconds: 3_600 });
  const form = await readForm(request, largestDocumentBytes);
  const file = form.get('file');
  if (!(file instanceof File)) throw new Refusal('invalid_input', { field: 'file' });
  const title = form.get('title');
  const sent = {
    category: read(Category, form, 'category'),
    title: typeof title === 'string' ? title : null,
    qualificationId: form.has('qualification_id') ? read(QualificationId, form, 'qualification_id') : null,
    name: file.name,
    bytes: await file.bytes(),
  };
  return Response.json(done(await uploadStudentDocument(ctx, sent)));
}

function read<T>(schema: z.ZodType<T>, form: FormData, field: string): T {
  const found = schema.safeParse(form.get(field));
  if (!found.success) throw new Refusal('invalid_input', { field });
  return found.data;
}

async function showDocument(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readStudentDocument(ctx, Number(id)));
}

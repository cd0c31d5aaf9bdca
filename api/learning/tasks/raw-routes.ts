import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { HandInFile } from '#contract/learning/tasks/calls.ts';
import { opening } from '#contract/learning/learning/calls.ts';
import { handInFileMimes, largestHandInFileBytes } from '#contract/learning/tasks/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { findReadable } from './store/files.ts';
import { mayUpload, recordUpload, storeUpload } from './upload-file.ts';

const fields = { content_id: z.coerce.number().pipe(Id), enrollment_id: z.coerce.number().pipe(Id) };
const Fields = z.object(fields);

export const tasksRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/hand-in-files/upload',
    doc: formDoc({
      summary: 'Upload a file for a hand-in',
      description:
        'A PDF, a picture or a ZIP archive of the enrolled person. It is handed in by `/hand-ins/create`, and deleted where it never is.',
      fields,
      result: HandInFile,
      refuses: [...opening, 'not_allowed', 'task_takes_no_files', 'too_many_hand_in_files', ...fileRefusals],
    }),
    mostFileBytes: largestHandInFileBytes,
    mayI: mayUpload,
    prepare: uploadFrom,
    run: recordUpload,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/hand-in-files/:id',
    doc: {
      summary: 'Download a file of a hand-in',
      description: 'For the person who handed it in, the trainers of the class and the claim `classes.edit`.',
      auth: 'bearer',
      answer: { contentType: [...handInFileMimes] },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: (ctx, _request, { id }) => showFile(ctx, pathId(id)),
  },
];

async function uploadFrom(ctx: Ctx, form: FormData) {
  const file = fileIn(form);
  const read = Fields.safeParse({ content_id: form.get('content_id'), enrollment_id: form.get('enrollment_id') });
  if (!read.success) throw new Refusal('invalid_input', { field: String(read.error.issues[0]?.path[0] ?? 'file') });
  return storeUpload(ctx, { ...read.data, name: file.name, bytes: await file.bytes() });
}

async function showFile(ctx: Ctx, id: number): Promise<Response> {
  signedIn(ctx);
  const existing = await findReadable(ctx, id);
  if (!existing) throw new Refusal('not_found');
  return answerFile(ctx, existing);
}

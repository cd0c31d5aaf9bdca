import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { AttemptFile } from '#contract/learning/assessments/calls.ts';
import { QuestionKey } from '#contract/learning/assessments/questions.ts';
import { answerFileMimes, largestAnswerFileBytes } from '#contract/learning/assessments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { pathId } from '#api/shared/http/path-id.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { findReadableFile } from './store/files.ts';
import { mayUpload, recordUpload, storeUpload } from './upload-file.ts';

const fields = { attempt_id: z.coerce.number().pipe(Id), question_id: QuestionKey };
const Fields = z.object(fields);

export const assessmentsRawRoutes: RawRoute[] = [
  formUpload({
    method: 'POST',
    path: '/attempt-files/upload',
    doc: formDoc({
      summary: 'Upload a file as the answer to a question',
      description:
        'A PDF, a picture or a ZIP archive, for an open attempt of one’s own. Its id is then saved as the answer.',
      fields,
      result: AttemptFile,
      refuses: [
        'not_found',
        'not_allowed',
        'attempt_time_over',
        'attempt_ended',
        'too_many_answer_files',
        ...fileRefusals,
      ],
    }),
    mostFileBytes: largestAnswerFileBytes,
    mayI: mayUpload,
    prepare: uploadFrom,
    run: recordUpload,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/attempt-files/:id',
    doc: {
      summary: 'Download a file that answers a question',
      description: 'For its learner, and once the attempt has ended for the trainers of the class and `classes.edit`.',
      auth: 'bearer',
      answer: { contentType: [...answerFileMimes] },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: (ctx, _request, { id }) => showFile(ctx, pathId(id)),
  },
];

async function uploadFrom(ctx: Ctx, form: FormData) {
  const file = fileIn(form);
  const read = Fields.safeParse({ attempt_id: form.get('attempt_id'), question_id: form.get('question_id') });
  if (!read.success) throw new Refusal('invalid_input', { field: String(read.error.issues[0]?.path[0] ?? 'file') });
  const { attempt_id: attemptId, question_id: questionId } = read.data;
  return storeUpload(ctx, { attemptId, questionId, name: file.name, bytes: await file.bytes() });
}

async function showFile(ctx: Ctx, id: number): Promise<Response> {
  signedIn(ctx);
  const existing = await findReadableFile(ctx, id);
  if (!existing) throw new Refusal('not_found');
  return answerFile(ctx, existing);
}

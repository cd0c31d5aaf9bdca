import type { AttemptFile } from '#contract/learning/assessments/calls.ts';
import { answerFileTypes, largestAnswerFileBytes, mostAnswerFiles } from '#contract/learning/assessments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { enrollmentIdsOf } from '#api/learning/enrollments/index.ts';
import { recordFile, storeFile, type StoredFile } from '#api/platform/files/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockOpenAttempt } from './save-answer.ts';
import { filesOf, insertFile } from './store/files.ts';

type Place = { attemptId: number; questionId: string };
type Ready = Place & { file: StoredFile };

/** How often a learner may choose another file for a question. */
const mostUploads = mostAnswerFiles * 4;

/** Before a byte of the file is read. Refuses `not_allowed` to those who are enrolled nowhere. */
export async function mayUpload(ctx: Ctx): Promise<void> {
  const { userId, personId } = signedIn(ctx);
  if ((await enrollmentIdsOf(ctx, personId)).length === 0) throw new Refusal('not_allowed');
  await limitRate(ctx, `attempt-files ${userId}`, { most: 120, withinSeconds: 3_600 });
}

/** Refuses `not_found`, `attempt_time_over`, `attempt_ended`, and what `storeFile` refuses. */
export async function storeUpload(ctx: Ctx, { name, bytes, ...place }: Place & { name: string; bytes: Uint8Array }) {
  await inTransaction(ctx, (tx) => requireFileQuestion(tx, place));
  const limits = { allowed: answerFileTypes, mostBytes: largestAnswerFileBytes };
  return { ...place, file: await storeFile(ctx, { category: 'outros', name, bytes, ...limits }) };
}

export function recordUpload(ctx: Ctx, { file, ...place }: Ready): Promise<AttemptFile> {
  return inTransaction(ctx, async (tx) => {
    await requireFileQuestion(tx, place);
    const { id, name, byte_size } = await recordFile(tx, file);
    await insertFile(tx, { ...place, fileId: id });
    return { id, question_id: place.questionId, name, byte_size };
  });
}

async function requireFileQuestion(ctx: Ctx, { attemptId, questionId }: Place): Promise<void> {
  const attempt = await lockOpenAttempt(ctx, attemptId);
  const isFileQuestion = attempt.questions.some(({ id, kind }) => id === questionId && kind === 'file');
  if (!isFileQuestion) throw new Refusal('not_found', { field: 'question_id' });
  const own = (await filesOf(ctx, attemptId)).filter((file) => file.question_id === questionId);
  if (own.length >= mostUploads) throw new Refusal('too_many_answer_files', { most: mostUploads });
}

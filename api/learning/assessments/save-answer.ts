import type { NewAnswer, SavedAnswer } from '#contract/learning/assessments/calls.ts';
import type { Question } from '#contract/learning/assessments/questions.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isOverdue } from './model/attempt-rules.ts';
import { fitsQuestion, kindOf } from './model/question-kinds.ts';
import { presentAnswer } from './present-attempt.ts';
import { saveAnswerRow } from './store/answers.ts';
import { lockAttempt, type WholeAttempt } from './store/attempts.ts';
import { filesOf } from './store/files.ts';

export async function saveAnswer(ctx: Ctx, answer: NewAnswer): Promise<SavedAnswer> {
  signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const attempt = await lockOpenAttempt(tx, answer.attempt_id);
    const question = attempt.questions.find(({ id }) => id === answer.question_id);
    if (!question) throw new Refusal('not_found', { field: 'question_id' });
    await requireFitting(tx, { attempt, question, answer });
    const { attempt_id: attemptId, question_id: questionId, revision, value } = answer;
    return presentAnswer(await saveAnswerRow(tx, { attemptId, questionId, revision, value }));
  });
}

/** One's own attempt, within its time. */
export async function lockOpenAttempt(ctx: Ctx, id: number): Promise<WholeAttempt> {
  const attempt = await lockAttempt(ctx, id, 'own');
  if (!attempt) throw new Refusal('not_found', { field: 'attempt_id' });
  const isLate = attempt.ended_by === 'time' || isOverdue({ endsAt: attempt.ends_at, now: ctx.now() });
  if (isLate) throw new Refusal('attempt_time_over');
  if (attempt.status !== 'open') throw new Refusal('attempt_ended');
  return attempt;
}

type Input = { attempt: WholeAttempt; question: Question; answer: NewAnswer };

async function requireFitting(ctx: Ctx, { attempt, question, answer: { value } }: Input): Promise<void> {
  if (!fitsQuestion(question, value)) throw new Refusal('answer_does_not_fit', { field: 'value' });
  if (value === null) return;
  const { isAmbiguous, uploads } = kindOf(question);
  if (isAmbiguous?.(value)) throw new Refusal('answer_ambiguous', { field: 'value' });
  if (!uploads) return;
  const own = new Set(
    (await filesOf(ctx, attempt.id)).filter((file) => file.question_id === question.id).map(({ id }) => String(id)),
  );
  if (uploads(value).some((id) => !own.has(id))) throw new Refusal('answer_does_not_fit', { field: 'value' });
}

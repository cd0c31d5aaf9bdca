import { randomInt } from 'node:crypto';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { recordResult } from '#api/learning/learning/index.ts';
import { endOf, requireAnotherAttempt } from './model/attempt-rules.ts';
import { drawQuestions } from './model/draw-questions.ts';
import { assessmentFor, currentAttempts, type AssessmentInput } from './open-assessment.ts';
import { presentAttempt } from './present-attempt.ts';
import { standingOf } from './standing-of.ts';
import { extraPercentOf } from './store/assessments.ts';
import { attemptsAt, findReadable, insertAttempt } from './store/attempts.ts';

const parts = 2 ** 32;

export function startAttempt(ctx: Ctx, input: AssessmentInput): Promise<OpenedAttempt> {
  return inTransaction(ctx, async (tx) => {
    const result = await assessmentFor(tx, input);
    if (result.rules.type !== 'form') throw new Refusal('assessment_without_attempts');
    const id = await openIdOf(tx, result);
    const attempt = await findReadable(tx, id);
    if (!attempt) throw new Error(`The attempt ${id} is gone.`);
    return presentAttempt(tx, attempt);
  });
}

type Match = Awaited<ReturnType<typeof assessmentFor>>;

async function openIdOf(ctx: Ctx, match: Match): Promise<number> {
  const attempts = await currentAttempts(ctx, match.place);
  const open = attempts.find(({ status }) => status === 'open');
  if (open) return open.id;
  const standing = standingOf(match.rules, attempts);
  requireAnotherAttempt(standing);
  return (await begin(ctx, { ...match, number: attempts.length + 1 })) ?? (await openedMeanwhile(ctx, match));
}

async function begin(ctx: Ctx, { place, courseId, rules, number }: Match & { number: number }) {
  const { questions, pools, is_shuffled: isShuffled, time_limit_minutes: minutes } = rules;
  const id = await insertAttempt(ctx, {
    ...place,
    number,
    questions: drawQuestions({ questions, pools, isShuffled }, () => randomInt(parts) / parts),
    endsAt: endOf({ startedAt: ctx.now(), minutes, extraPercent: await extraPercentOf(ctx, place.enrollmentId) }),
  });
  if (id !== undefined && number === 1) await recordResult(ctx, { ...place, courseId, isDone: false, grade: null });
  return id;
}

/** Two devices that start at once share one attempt. */
async function openedMeanwhile(ctx: Ctx, { place }: Match): Promise<number> {
  const open = (await attemptsAt(ctx, place)).find(({ status }) => status === 'open');
  if (!open) throw new Refusal('attempts_used_up');
  return open.id;
}

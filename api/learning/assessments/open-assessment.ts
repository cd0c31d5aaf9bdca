import type { OpenedAssessment } from '#contract/learning/assessments/calls.ts';
import type { Question } from '#contract/learning/assessments/questions.ts';
import { Refusal } from '#contract/refusals.ts';
import { ofTwenty, trackedAccessTo } from '#api/learning/learning/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { endIfOverdue } from './end-attempt.ts';
import { isOverdue, mayStart } from './model/attempt-rules.ts';
import { presentSummary } from './present-attempt.ts';
import { standingOf } from './standing-of.ts';
import { recordScormScore } from './record-scorm-score.ts';
import { extraPercentOf, rulesOf, type AssessmentRow } from './store/assessments.ts';
import { attemptsAt, type AttemptRow, type Place } from './store/attempts.ts';

export type AssessmentInput = { content_id: number; enrollment_id: number };

/** Refuses as opening a content does, and `not_found` for a content of another type. */
export async function assessmentFor(ctx: Ctx, input: AssessmentInput) {
  signedIn(ctx);
  const { content, enrollment } = await trackedAccessTo(ctx, input);
  // A final content without rules is a text.
  if (content.type !== 'assessment' && !(content.type === 'final' && content.has_assessment))
    throw new Refusal('not_found');
  const place = { contentId: content.id, enrollmentId: enrollment.id };
  return { place, courseId: content.course_id, rules: await rulesOf(ctx, content) };
}

export async function openAssessment(ctx: Ctx, input: AssessmentInput): Promise<OpenedAssessment> {
  const { place, rules } = await assessmentFor(ctx, input);
  const attempts = await currentAttempts(ctx, place);
  if (rules.type === 'scorm') await recordScormScore(ctx, { rules, enrollmentId: place.enrollmentId });
  return present(ctx, { place, rules, attempts });
}

/** After those whose time is over have ended. */
export async function currentAttempts(ctx: Ctx, place: Place): Promise<AttemptRow[]> {
  const attempts = await attemptsAt(ctx, place);
  const late = attempts.find(
    ({ status, ends_at }) => status === 'open' && isOverdue({ endsAt: ends_at, now: ctx.now() }),
  );
  if (!late) return attempts;
  await endIfOverdue(ctx, late.id);
  return attemptsAt(ctx, place);
}

type Match = { place: Place; rules: AssessmentRow; attempts: readonly AttemptRow[] };

async function present(ctx: Ctx, { place, rules, attempts }: Match): Promise<OpenedAssessment> {
  const standing = standingOf(rules, attempts);
  const rendered = questionsDrawn(rules);
  return {
    content_id: place.contentId,
    enrollment_id: place.enrollmentId,
    type: rules.type,
    time_limit_minutes: rules.time_limit_minutes,
    attempts_allowed: rules.attempts_allowed,
    policy: rules.policy,
    pass_mark: rules.pass_mark,
    feedback_rule: rules.feedback_rule,
    extra_time_percent: await extraPercentOf(ctx, place.enrollmentId),
    question_count: rendered.length,
    total_points: rendered.reduce((sum, { points }) => sum + Math.round(points * 100), 0) / 100,
    is_graded_by_hand: rules.type === 'other' || rendered.some((question) => 'rubric' in question),
    attempts: attempts.map((attempt) => presentSummary(ctx, attempt)),
    attempts_left: Math.max(0, standing.allowed - standing.ended),
    can_start: rules.type === 'form' && (standing.isOpen || mayStart(standing)),
    grade: standing.grade === null ? null : ofTwenty(standing.grade),
    is_passed: standing.isPassed,
    source_content_id: rules.source_content_id,
  };
}

/** As many of each pool as an attempt draws: those of a pool are worth the same. */
function questionsDrawn({ questions, pools }: AssessmentRow): Question[] {
  const remaining = new Map(pools.map(({ key, draws }) => [key, draws]));
  return questions.filter(({ pool }) => {
    if (pool === undefined) return true;
    const more = remaining.get(pool) ?? 0;
    remaining.set(pool, more - 1);
    return more > 0;
  });
}

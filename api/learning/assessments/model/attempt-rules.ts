import { attemptStatuses, graceSeconds, type FeedbackRule } from '#contract/learning/assessments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { lifeCycle } from '#contract/rules/life-cycle.ts';
import { minuteMs } from '#contract/rules/durations.ts';

/** `submitMarked`: the machine has marked every answer. `gradePartly`: an answer has no points yet. */
export const attemptLifeCycle = lifeCycle(attemptStatuses, {
  open: { submit: 'submitted', submitMarked: 'graded' },
  submitted: { gradePartly: 'submitted', grade: 'graded' },
  graded: { grade: 'graded' },
});

type Limit = { startedAt: Date; minutes: number | null; extraPercent: number };

/** Null without a limit. */
export function endOf({ startedAt, minutes, extraPercent }: Limit): Date | null {
  if (minutes === null) return null;
  return new Date(startedAt.getTime() + Math.ceil((minutes * minuteMs * (100 + extraPercent)) / 100));
}

/** Some seconds later than its end, for answers that left the device in time. */
export function isOverdue({ endsAt, now }: { endsAt: Date | null; now: Date }): boolean {
  return endsAt !== null && now.getTime() > endsAt.getTime() + graceSeconds * 1_000;
}

type Standing = { ended: number; allowed: number; rule: FeedbackRule; isPassed: boolean };

/** Feedback after passing shows the right answers, so that no attempt follows it. */
export function requireAnotherAttempt({ ended, allowed, rule, isPassed }: Standing): void {
  if (ended >= allowed) throw new Refusal('attempts_used_up', { most: allowed });
  if (rule === 'after_last' && isPassed) throw new Refusal('assessment_passed');
}

export function mayStart(standing: Standing): boolean {
  return standing.ended < standing.allowed && !(standing.rule === 'after_last' && standing.isPassed);
}

/** Of an attempt that has ended. */
export function showsFeedback({ ended, allowed, rule, isPassed }: Standing): boolean {
  if (rule === 'never') return false;
  return rule === 'after_submission' || isPassed || ended >= allowed;
}

/** Whatever the rule: an attempt after them could be answered from them. */
export function showsRightAnswers(standing: Standing): boolean {
  return showsFeedback(standing) && !mayStart(standing);
}

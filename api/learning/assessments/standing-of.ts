import { gradeOfAttempts } from '#api/learning/learning/index.ts';
import type { AssessmentRow } from './store/assessments.ts';
import type { AttemptRow } from './store/attempts.ts';

type Rules = Pick<AssessmentRow, 'policy' | 'pass_mark' | 'attempts_allowed' | 'feedback_rule'>;
type Attempt = Pick<AttemptRow, 'number' | 'status' | 'score'>;

/** Where a learner is in an assessment, from all their attempts. */
export function standingOf(
  { policy, pass_mark, attempts_allowed, feedback_rule }: Rules,
  attempts: readonly Attempt[],
) {
  const inOrder = attempts.toSorted((one, other) => one.number - other.number);
  const grade = gradeOfAttempts(
    inOrder.map(({ score }) => score),
    policy,
  );
  return {
    ended: attempts.filter(({ status }) => status !== 'open').length,
    allowed: attempts_allowed,
    rule: feedback_rule,
    /** From 0 to 100. */
    grade,
    isPassed: grade !== null && grade >= pass_mark,
    isOpen: attempts.some(({ status }) => status === 'open'),
  };
}

import type { HandInReview } from '#contract/learning/tasks/calls.ts';
import type { HandInVerdict } from '#contract/learning/tasks/values.ts';
import { typedGrade } from '#web/shared/texts/typed-grade.ts';

type Typed = { verdict: HandInVerdict; feedback: string; grade: string; isGraded: boolean };
type Fault = 'feedback_missing' | 'grade_missing' | 'grade_wrong';

/** What is sent, or what is wrong with it: what is returned needs feedback, and what counts needs a grade. */
export function reviewOf({
  verdict,
  feedback,
  grade: stored,
  isGraded,
}: Typed): { fault: Fault } | { review: Pick<HandInReview, 'verdict' | 'feedback' | 'grade'> } {
  const grade = verdict === 'accept' ? typedGrade(stored) : null;
  if (verdict === 'return' && feedback.trim() === '') return { fault: 'feedback_missing' };
  if (grade === undefined) return { fault: 'grade_wrong' };
  if (verdict === 'accept' && isGraded && grade === null) return { fault: 'grade_missing' };
  return { review: { verdict, feedback: feedback.trim(), grade } };
}

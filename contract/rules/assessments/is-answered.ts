import type { AnswerValue } from '#contract/learning/assessments/questions.ts';

/** Whether the learner has answered, as far as the list of unanswered questions is concerned. */
export function isAnswered(value: AnswerValue | undefined): boolean {
  if (value === null || value === undefined) return false;
  if (typeof value === 'string') return value.trim() !== '';
  return Object.keys(value).length > 0;
}

import type { NewAnswer } from '#contract/learning/assessments/calls.ts';

/** The newest of each question, in the order in which the first of each came. */
export function withAnswer(unsent: readonly NewAnswer[], answer: NewAnswer): NewAnswer[] {
  const isKnown = unsent.some((one) => isSame(one, answer));
  return isKnown ? unsent.map((one) => (isSame(one, answer) ? answer : one)) : [...unsent, answer];
}

/** What was answered while `sent` was under way stays. */
export function withoutAnswer(unsent: readonly NewAnswer[], sent: NewAnswer): NewAnswer[] {
  return unsent.filter((one) => !isSame(one, sent) || one.revision > sent.revision);
}

function isSame(one: NewAnswer, other: NewAnswer): boolean {
  return one.attempt_id === other.attempt_id && one.question_id === other.question_id;
}

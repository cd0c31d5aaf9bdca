import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { AnswerValue, OpenedQuestion } from '#contract/learning/assessments/questions.ts';

export type QuestionProps<Q extends OpenedQuestion = OpenedQuestion> = {
  attempt: OpenedAttempt;
  question: Q;
  value: AnswerValue;
  isLocked: boolean;
  onChange: (value: AnswerValue, isTyped?: boolean) => void;
};

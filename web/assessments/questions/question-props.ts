import type { OpenedAttempt } from '#contract/assessments/calls.ts';
import type { AnswerValue, OpenedQuestion } from '#contract/assessments/questions.ts';

export type QuestionProps<Q extends OpenedQuestion = OpenedQuestion> = {
  attempt: OpenedAttempt;
  question: Q;
  value: AnswerValue;
  isLocked: boolean;
  onChange: (value: AnswerValue, isTyped?: boolean) => void;
};

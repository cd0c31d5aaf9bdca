import type { ByKind } from '#contract/basics.ts';
import type { OpenedAttempt } from '#contract/learning/assessments/calls.ts';
import type { AnswerValue, OpenedQuestion } from '#contract/learning/assessments/questions.ts';

export type Kind = OpenedQuestion['kind'];

export type QuestionProps<K extends Kind = Kind> = {
  attempt: OpenedAttempt;
  question: ByKind<OpenedQuestion>[K];
  value: AnswerValue;
  isLocked: boolean;
  onChange: (value: AnswerValue, isTyped?: boolean) => void;
};

import type { ByKind, LocaleKey } from '#contract/basics.ts';
import type { AnswerValue, OpenedQuestion, Question } from '#contract/learning/assessments/questions.ts';
import type { Random } from './options.ts';

export type QuestionKind = Question['kind'];
export type QuestionOf<K extends QuestionKind> = ByKind<Question>[K];
/** `shown`: the options in the order in which this attempt shows them; empty where there are none. */
export type DrawnOf<K extends QuestionKind> = QuestionOf<K> & { shown: string[] };

/** What is answered. */
export type Answer = NonNullable<AnswerValue>;
export type Shown = Pick<OpenedQuestion, 'id' | 'prompt' | 'points'>;
export type Drawing = { isShuffled: boolean; random: Random };

/** All that is particular to one kind of question. */
export type KindRules<K extends QuestionKind> = {
  /** Whether an answer could be one to this question, right or wrong. */
  fits: (question: QuestionOf<K>, answer: Answer) => boolean;
  /** Whether an answer that fits may mean either of two things. */
  isAmbiguous?: (answer: Answer) => boolean;
  /** The ids of the files in an answer, where files are uploaded. */
  uploads?: (answer: Answer) => readonly string[];
  /** The share of the points, from 0 to 1. Null where a trainer grades it. */
  mark: (question: QuestionOf<K>, answer: Answer) => number | null;
  /** What a learner sees. Every field is named, so that no right answer leaves by accident. */
  open: (question: DrawnOf<K>, shown: Shown, locale: LocaleKey) => ByKind<OpenedQuestion>[K];
  /** The question as one attempt has it. */
  draw: (question: QuestionOf<K>, drawing: Drawing) => DrawnOf<K>;
  /** False where the question contradicts itself. */
  isSound: (question: QuestionOf<K>) => boolean;
  /** The right answer in the shape of an answer. Null where a trainer grades. */
  right: (question: QuestionOf<K>) => AnswerValue;
};

import type { LocaleKey } from '#contract/basics.ts';
import type { AnswerValue, OpenedQuestion, Question } from '#contract/learning/assessments/questions.ts';
import { isAnswered } from '#contract/rules/assessments/is-answered.ts';
import { textIn } from '#contract/rules/text-in.ts';
import { choice } from './kinds/choice.ts';
import { file } from './kinds/file.ts';
import type { DrawnOf, KindRules, QuestionKind } from './kinds/kind.ts';
import { longText } from './kinds/long-text.ts';
import { match } from './kinds/match.ts';
import { number } from './kinds/number.ts';
import { order } from './kinds/order.ts';
import { several } from './kinds/several.ts';
import { text } from './kinds/text.ts';

const kinds: { [K in QuestionKind]: KindRules<K> } = {
  choice,
  several,
  order,
  match,
  number,
  text,
  long_text: longText,
  file,
};

export type DrawnQuestion = DrawnOf<QuestionKind>;

/** A kind's rules for questions of that kind. */
export function kindOf<K extends QuestionKind>({ kind }: { kind: K }): KindRules<K> {
  return kinds[kind];
}

/** Whether an answer could be one to this question, right or wrong. No answer always fits. */
export function fitsQuestion(question: Question, value: AnswerValue): boolean {
  return value === null || kindOf(question).fits(question, value);
}

/**
 * The points of an answer, with two decimals. Null where a trainer grades it; what was not answered has none. Options that
 * look the same count as one: learners cannot tell them apart.
 */
export function markAnswer(question: Question, value: AnswerValue | undefined): number | null {
  if (!isAnswered(value) || value === null || value === undefined) return 0;
  const share = kindOf(question).mark(question, value);
  return share === null ? null : Math.round(question.points * share * 100) / 100;
}

/** What a learner sees of a question. */
export function openQuestion(question: DrawnQuestion, locale: LocaleKey): OpenedQuestion {
  const { id, points, prompt } = question;
  return kindOf(question).open(question, { id, points, prompt: textIn(prompt, locale) }, locale);
}

/** In the shape of an answer. Null where a trainer grades. */
export function rightAnswer(question: Question): AnswerValue {
  return kindOf(question).right(question);
}

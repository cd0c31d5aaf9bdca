import type { AnswerValue, Question } from '#contract/learning/assessments/questions.ts';
import { readingsOf } from '#contract/rules/assessments/typed-number.ts';
import { longestAnswer, longestShortAnswer, mostAnswerFiles } from '#contract/learning/assessments/values.ts';

/** Whether an answer could be one to this question, right or wrong. No answer always fits. */
export function fitsQuestion(question: Question, value: AnswerValue): boolean {
  if (value === null) return true;
  switch (question.kind) {
    case 'choice':
      return isOneOf(value, question.options);
    case 'several':
      return isPartOf(value, question.options);
    case 'order':
      return isOrderOf(value, question.options);
    case 'match':
      return isPairs(value) && matches(question, value);
    case 'file':
      return areFileIds(value);
    case 'number':
      return isNumber(value);
    case 'long_text':
      return isText(value, longestAnswer);
    default:
      return isText(value, longestShortAnswer);
  }
}

/** A number that may be either of two. */
export function isAmbiguous({ kind }: Question, value: AnswerValue): boolean {
  return kind === 'number' && typeof value === 'string' && readingsOf(value).length > 1;
}

type Given = NonNullable<AnswerValue>;

function isText(value: Given, longest: number): boolean {
  return typeof value === 'string' && value.length <= longest;
}

function isNumber(value: Given): boolean {
  return typeof value === 'string' && value.length <= longestShortAnswer && readingsOf(value).length > 0;
}

function areFileIds(value: Given): boolean {
  return Array.isArray(value) && value.length <= mostAnswerFiles && value.every((id) => /^\d{1,15}$/.test(id));
}

type Choices = readonly { value: string }[];

function valuesOf(options: Choices): Set<string> {
  return new Set(options.map(({ value }) => value));
}

function isOneOf(value: Given, options: Choices): boolean {
  return typeof value === 'string' && valuesOf(options).has(value);
}

function isPartOf(value: Given, options: Choices): boolean {
  if (!Array.isArray(value) || new Set(value).size !== value.length) return false;
  const known = valuesOf(options);
  return value.every((one) => known.has(one));
}

function isOrderOf(value: Given, options: Choices): boolean {
  return isPartOf(value, options) && Object.keys(value).length === options.length;
}

function isPairs(value: AnswerValue): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matches(question: Extract<Question, { kind: 'match' }>, pairs: Record<string, string>): boolean {
  const items = valuesOf(question.items);
  const options = valuesOf(question.options);
  return Object.entries(pairs).every(([item, option]) => items.has(item) && options.has(option));
}

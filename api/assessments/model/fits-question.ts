import type { AnswerValue, Question } from '#contract/assessments/questions.ts';
import { longestAnswer, longestShortAnswer, mostAnswerFiles } from '#contract/assessments/values.ts';

/** Whether an answer could be one to this question, right or wrong. No answer always fits. */
export function fitsQuestion(question: Question, value: AnswerValue): boolean {
  if (value === null) return true;
  switch (question.kind) {
    case 'choice':
      return typeof value === 'string' && valuesOf(question.options).has(value);
    case 'several':
      return Array.isArray(value) && isPartOf(value, valuesOf(question.options));
    case 'order':
      return (
        Array.isArray(value) && isPartOf(value, valuesOf(question.options)) && value.length === question.options.length
      );
    case 'match':
      return isPairs(value) && matches(question, value);
    case 'number':
    case 'text':
      return typeof value === 'string' && value.length <= longestShortAnswer;
    case 'long_text':
      return typeof value === 'string' && value.length <= longestAnswer;
    case 'file':
      return Array.isArray(value) && value.length <= mostAnswerFiles && value.every((id) => /^\d{1,15}$/.test(id));
  }
}

type Choices = readonly { value: string }[];

function valuesOf(options: Choices): Set<string> {
  return new Set(options.map(({ value }) => value));
}

function isPartOf(given: readonly string[], known: Set<string>): boolean {
  return new Set(given).size === given.length && given.every((one) => known.has(one));
}

function isPairs(value: AnswerValue): value is Record<string, string> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function matches(question: Extract<Question, { kind: 'match' }>, pairs: Record<string, string>): boolean {
  const items = valuesOf(question.items);
  const options = valuesOf(question.options);
  return Object.entries(pairs).every(([item, option]) => items.has(item) && options.has(option));
}

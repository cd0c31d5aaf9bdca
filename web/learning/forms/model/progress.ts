import { answerTo, type Answers, type FieldRule } from '#contract/rules/forms/field.ts';
import { visibleFields } from '#contract/rules/forms/visible-fields.ts';

/** Shown from so many visible questions on. */
export const longForm = 8;

export function progressOf(fields: readonly FieldRule[], answers: Answers): { answered: number; questions: number } {
  const questions = visibleFields(fields, answers).filter(({ kind }) => kind !== 'section');
  return {
    answered: questions.filter(({ key }) => answerTo(answers, key) !== undefined).length,
    questions: questions.length,
  };
}

/** About half a minute for each question. */
export function minutesFor(questions: number): number {
  return Math.max(1, Math.round(questions / 2));
}

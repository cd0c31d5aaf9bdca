import type { Answer, Answers, FieldRule } from '#contract/rules/forms/field.ts';

/** Numbers in fields stay as they were typed; what is no number stays a text, which the rules refuse. */
export function answersOf(fields: readonly FieldRule[], typed: Answers): Answers {
  const numbers = new Set(fields.filter(({ kind }) => kind === 'number').map(({ key }) => key));
  return Object.fromEntries(
    Object.entries(typed).map(([key, answer]): [string, Answer] => [key, numbers.has(key) ? numberOf(answer) : answer]),
  );
}

function numberOf(typed: Answer): Answer {
  if (typeof typed !== 'string' || typed.trim() === '') return typed;
  const value = Number(typed.trim().replace(',', '.'));
  return Number.isFinite(value) ? value : typed;
}

/** Removes what a shorter list of options or a blank text leaves. */
export function withAnswer(typed: Answers, key: string, answer: Answer | undefined): Answers {
  const { [key]: _, ...others } = typed;
  return answer === undefined ? others : { ...others, [key]: answer };
}

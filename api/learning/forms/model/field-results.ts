import type { FormField } from '#contract/learning/forms/fields.ts';
import { mostShownTexts } from '#contract/learning/forms/values.ts';
import { answerTo, stepsOf, type Answer, type Answers } from '#contract/rules/forms/field.ts';

export type Count = { value: string; count: number };

export type ResultOfField = {
  field: FormField;
  answered: number;
  counts: Count[];
  average: number | null;
  texts: string[];
};

/** Of questions alone. The texts keep the order of the responses. */
export function fieldResults(fields: readonly FormField[], responses: readonly Answers[]): ResultOfField[] {
  return fields.filter(({ kind }) => kind !== 'section').map((field) => resultOf(field, given(field, responses)));
}

/** The latest words of each field, also of fields that the latest version lacks. */
export function fieldsOfVersions(versions: readonly (readonly FormField[])[]): FormField[] {
  const latest = versions.at(-1) ?? [];
  const existing = new Set(latest.map(({ key }) => key));
  const dropped = new Map<string, FormField>();
  for (const field of versions.flat()) if (!existing.has(field.key)) dropped.set(field.key, field);
  return [...latest, ...dropped.values()];
}

function given({ key }: FormField, responses: readonly Answers[]): Answer[] {
  return responses.flatMap((response) => {
    const answer = answerTo(response, key);
    return answer === undefined ? [] : [answer];
  });
}

function resultOf(field: FormField, answers: readonly Answer[]): ResultOfField {
  const numbers = answers.filter((answer) => typeof answer === 'number');
  const isMeasured = field.kind === 'number' || field.kind === 'scale';
  const total = numbers.reduce((sum, value) => sum + value, 0);
  return {
    field,
    answered: answers.length,
    counts: valuesOf(field).map((value) => ({ value, count: answers.filter((one) => chooses(one, value)).length })),
    average: isMeasured && numbers.length > 0 ? total / numbers.length : null,
    texts: isWritten(field) ? answers.map(String).slice(0, mostShownTexts) : [],
  };
}

function isWritten({ kind }: FormField): boolean {
  return kind === 'text' || kind === 'long_text' || kind === 'date' || kind === 'number';
}

function valuesOf(field: FormField): string[] {
  if (field.kind === 'scale') return stepsOf(field.scale).map(String);
  return field.kind === 'choice' || field.kind === 'several' ? field.options.map(({ value }) => value) : [];
}

function chooses(answer: Answer, value: string): boolean {
  return typeof answer === 'object' ? answer.includes(value) : String(answer) === value;
}

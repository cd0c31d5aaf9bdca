import { mostGrade } from '#contract/learning/grades/values.ts';

/** Null: no grade. Undefined: not a grade from 0 to 20 with one decimal at most. */
export function typedGrade(text: string): number | null | undefined {
  const stored = text.trim();
  if (stored === '') return null;
  if (!/^\d{1,2}([.,]\d)?$/.test(stored)) return undefined;
  const grade = Number(stored.replace(',', '.'));
  return grade <= mostGrade ? grade : undefined;
}

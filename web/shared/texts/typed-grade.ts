import { mostGrade } from '#contract/learning/grades/values.ts';

/** Null: no grade. Undefined: not a grade from 0 to 20 with one decimal at most. */
export function typedGrade(text: string): number | null | undefined {
  const written = text.trim();
  if (written === '') return null;
  if (!/^\d{1,2}([.,]\d)?$/.test(written)) return undefined;
  const grade = Number(written.replace(',', '.'));
  return grade <= mostGrade ? grade : undefined;
}

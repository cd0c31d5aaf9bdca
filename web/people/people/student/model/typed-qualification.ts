import { earliestYear, qualificationLevels, type QualificationLevel } from '#contract/people/people/student-values.ts';

type Typed = { text: (name: string) => string; isChecked: (name: string) => boolean };

const needed = ['level', 'field', 'institution', 'country'] as const;
const years = ['from_year', 'to_year'] as const;

export type Fault =
  | { field: (typeof needed)[number]; fault: 'missing' }
  | { field: (typeof years)[number]; fault: 'year' };

export function faultsOf(typed: Typed): Fault[] {
  const missing = needed.filter((name) => !typed.text(name).trim());
  const wrong = years.filter((name) => yearIn(typed.text(name)) === undefined);
  return [
    ...missing.map((field): Fault => ({ field, fault: 'missing' })),
    ...wrong.map((field): Fault => ({ field, fault: 'year' })),
  ];
}

export function qualificationIn(typed: Typed) {
  return {
    level: levelIn(typed.text('level')),
    field: typed.text('field').trim(),
    institution: typed.text('institution').trim(),
    country: typed.text('country'),
    from_year: yearIn(typed.text('from_year')) ?? null,
    to_year: yearIn(typed.text('to_year')) ?? null,
    is_concluded: typed.isChecked('is_concluded'),
  };
}

function levelIn(text: string): QualificationLevel {
  return qualificationLevels.find((level) => level === text) ?? 'other';
}

/** Null for no input, undefined for an invalid year. */
function yearIn(text: string): number | null | undefined {
  const year = text.trim();
  if (!year) return null;
  return /^\d{4}$/.test(year) && Number(year) >= earliestYear ? Number(year) : undefined;
}

import { describe, expect, test } from 'vitest';
import { faultsOf, qualificationIn } from './typed-qualification.ts';

function typed(input: Record<string, string>, checked: string[] = []) {
  return { text: (name: string) => input[name] ?? '', isChecked: (name: string) => checked.includes(name) };
}

const whole = { level: 'degree', field: ' Economia ', institution: 'UAN', country: 'AO' };

describe('a typed qualification', () => {
  test('requires level, field, institution and country, but no years', () => {
    expect(faultsOf(typed({})).map(({ field }) => field)).toEqual(['level', 'field', 'institution', 'country']);
    expect(faultsOf(typed(whole))).toEqual([]);
  });

  test('requires years of four digits', () => {
    const faults = faultsOf(typed({ ...whole, from_year: '98', to_year: '1899' }));
    expect(faults).toEqual([
      { field: 'from_year', fault: 'year' },
      { field: 'to_year', fault: 'year' },
    ]);
  });

  test('is trimmed', () => {
    expect(qualificationIn(typed({ ...whole, to_year: '2014' }, ['is_concluded']))).toEqual({
      ...whole,
      field: 'Economia',
      from_year: null,
      to_year: 2014,
      is_concluded: true,
    });
  });
});

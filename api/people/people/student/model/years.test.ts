import { describe, expect, test } from 'vitest';
import { yearsFault } from './years.ts';

const years = { from_year: 2019, to_year: 2023, is_concluded: true };

describe('the years of a qualification', () => {
  test('may be empty, one or both', () => {
    expect(yearsFault(years, 2026)).toBeNull();
    expect(yearsFault({ ...years, from_year: null }, 2026)).toBeNull();
    expect(yearsFault({ from_year: null, to_year: null, is_concluded: true }, 2026)).toBeNull();
  });

  test('do not run backwards', () => {
    expect(yearsFault({ ...years, to_year: 2018 }, 2026)).toBe('years_turned_round');
  });

  test('are not in the future, except for the end of an open qualification', () => {
    expect(yearsFault({ ...years, from_year: 2027, to_year: 2028 }, 2026)).toBe('year_ahead');
    expect(yearsFault({ ...years, to_year: 2027 }, 2026)).toBe('year_ahead');
    expect(yearsFault({ ...years, to_year: 2027, is_concluded: false }, 2026)).toBeNull();
  });
});

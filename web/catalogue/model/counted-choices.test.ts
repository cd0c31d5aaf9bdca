import { describe, expect, test } from 'vitest';
import { countedChoices, tallyOf, valuesOf } from './counted-choices.ts';

const counted = [{ value: 'pt', course_count: 12 }];

describe('the choices of a filter', () => {
  test('include values that no course has', () => {
    expect(countedChoices(['pt', 'en'], counted, (value) => value.toUpperCase())).toEqual([
      { value: 'pt', label: 'PT', count: 12 },
      { value: 'en', label: 'EN', count: 0 },
    ]);
  });

  test('include each chosen value once', () => {
    expect(valuesOf(counted, ['pt', 'en'])).toEqual(['pt', 'en']);
    expect(valuesOf(counted, 'Beira')).toEqual(['pt', 'Beira']);
    expect(valuesOf(counted)).toEqual(['pt']);
  });

  test('mark counts that stopped at the limit', () => {
    expect([tally(120, true), tally(120, false), tally(0, true)]).toEqual(['120+', '120', '0']);
    expect([tally(34_342, false), tally(1_200, true), tally(34_342, false, 'en-GB')]).toEqual([
      '34\u00A0342',
      '1\u00A0200+',
      '34,342',
    ]);
  });
});

function tally(count: number, isCapped: boolean, locale = 'pt-AO'): string {
  return tallyOf(count, { isCapped, locale });
}

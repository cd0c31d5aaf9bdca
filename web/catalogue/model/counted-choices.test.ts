import { describe, expect, test } from 'vitest';
import { countedChoices, tallyOf, valuesOf } from './counted-choices.ts';

const counted = [{ value: 'pt', course_count: 12 }];

describe('the choices of a filter', () => {
  test('name those too that would leave nothing', () => {
    expect(countedChoices(['pt', 'en'], counted, (value) => value.toUpperCase())).toEqual([
      { value: 'pt', label: 'PT', count: 12 },
      { value: 'en', label: 'EN', count: 0 },
    ]);
  });

  test('hold what is chosen, once', () => {
    expect(valuesOf(counted, ['pt', 'en'])).toEqual(['pt', 'en']);
    expect(valuesOf(counted, 'Beira')).toEqual(['pt', 'Beira']);
    expect(valuesOf(counted)).toEqual(['pt']);
  });

  test('say when there are more than were counted', () => {
    expect([tallyOf(120, true), tallyOf(120, false), tallyOf(0, true)]).toEqual(['120+', '120', '0']);
  });
});

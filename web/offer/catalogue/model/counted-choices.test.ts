import { describe, expect, test } from 'vitest';
import { noChoices } from '#contract/no-choices.ts';
import { countedChoices, listsChosen, tallyOf, valuesOf, withCategoriesOf } from './counted-choices.ts';

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

  test('have a place for a count that is not there yet', () => {
    expect(tallyOf(120, { isCounted: false, isCapped: false, locale: 'pt-PT' }).trim()).toBe('');
  });

  const [one, two] = [
    { id: 1, name: 'Obra', course_count: 7 },
    { id: 2, name: 'Saúde', course_count: 9 },
  ];
  const whole = { ...noChoices, categories: [two, one], partners: [one], languages: [language('pt')], cities: counted };

  test.each([
    [{}, true],
    [{ category: [1, 2], partner: [1], language: ['pt'], city: 'pt', type: ['online' as const] }, true],
    [{ category: [3] }, false],
    [{ partner: [1, 2] }, false],
    [{ language: ['fr'] }, false],
    [{ city: 'Beira' }, false],
  ])('list what is chosen in %j, or not', (search, isListed) => {
    expect(listsChosen(whole, search)).toBe(isListed);
  });

  test('of a search have the other categories last, without courses', () => {
    const own = { ...noChoices, categories: [{ ...one, course_count: 3 }] };
    expect(withCategoriesOf(whole, own).categories).toEqual([
      { ...one, course_count: 3 },
      { ...two, course_count: 0 },
    ]);
  });
});

function language(value: string) {
  return { value, name: value, course_count: 1 };
}

function tally(count: number, isCapped: boolean, locale = 'pt-AO'): string {
  return tallyOf(count, { isCounted: true, isCapped, locale });
}

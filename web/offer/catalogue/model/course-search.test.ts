import { describe, expect, test } from 'vitest';
import {
  hasEmptyNames,
  narrowedBy,
  pricedIn,
  readCoursesSearch,
  searchIn,
  sortOf,
  withoutEach,
  withoutNarrowing,
} from './course-search.ts';

describe('the address of a list of courses', () => {
  test('leaves out empty values', () => {
    const answer = { search: ' \0 ', city: '\0', category: '', type: [], price_min: '', sort: '', page: 1 };
    expect(readCoursesSearch(answer)).toEqual({});
  });

  test('reads lists separated by commas or repeated as in a form', () => {
    const read = { category: [2, 9], type: ['presential', 'online'].toSorted() };
    expect(readCoursesSearch({ category: '9,2,2', type: 'online,presential' })).toEqual({
      ...read,
      type: ['online', 'presential'],
    });
    expect(readCoursesSearch({ category: ['9', 2], type: ['presential', 'online'] })).toEqual({
      ...read,
      type: ['online', 'presential'],
    });
  });

  test('is read from a sent form', () => {
    const form = new FormData();
    const answer = {
      search: ' obra ',
      category: '3',
      price_min: '20.000',
      price_max: '',
      city: '',
      sort: 'start',
      starts_within: '',
    };
    for (const [name, value] of Object.entries(answer)) form.append(name, value);
    form.append('category', '1');
    expect(searchIn(form)).toEqual({ search: 'obra', category: [1, 3], price_min: 20_000, sort: 'start' });
  });

  test('has a currency only together with a price', () => {
    expect(readCoursesSearch({ price_max: '500', price_in: 'usd' })).toEqual({ price_max: 500, price_in: 'usd' });
    expect(readCoursesSearch({ price_max: '500', price_in: 'eur' })).toEqual({ price_max: 500, price_in: 'eur' });
    expect(readCoursesSearch({ price_max: '500', price_in: 'euros' })).toEqual({ price_max: 500 });
    expect(readCoursesSearch({ city: 'Luanda', price_in: 'usd' })).toEqual({ city: 'Luanda' });
  });

  test("drops prices in a currency other than the visitor's", () => {
    const search = readCoursesSearch({ price_min: '20000', price_in: 'aoa', city: 'Luanda' });
    expect(pricedIn('usd', search)).toEqual({ city: 'Luanda' });
    expect(pricedIn('aoa', search)).toBe(search);
    expect(pricedIn('usd', { price_min: 5 })).toEqual({ price_min: 5 });
  });

  test.each([
    ['?search=&city=Luanda', true],
    ['?city=Luanda&price_min=', true],
    ['?city=Luanda&search=a%3D', false],
    ['?city=Luanda', false],
    ['', false],
  ])('is recognised as sent by a form without script: «%s»', (address, isSeen) => {
    expect(hasEmptyNames(address)).toBe(isSeen);
  });

  test('leaves out the default order', () => {
    expect(readCoursesSearch({ sort: 'start' })).toEqual({});
    expect(readCoursesSearch({ search: 'obra', sort: 'relevance' })).toEqual({ search: 'obra' });
  });

  test('reads numbers and booleans as search words', () => {
    expect(readCoursesSearch({ search: 2024 })).toEqual({ search: '2024' });
    expect(readCoursesSearch({ search: true })).toEqual({ search: 'true' });
    expect(readCoursesSearch({ search: 'água, luz' })).toEqual({ search: 'água, luz' });
  });

  test('ignores invalid values', () => {
    const nonsense = {
      category: 'x,-1,1.5',
      type: 'distance',
      price_min: 'a',
      starts_within: 'year',
      sort: 'id',
      page: -2,
    };
    expect(readCoursesSearch(nonsense)).toEqual({});
  });
});

describe('a price in the address', () => {
  test.each([
    ['20 000', 20_000],
    ['20.000', 20_000],
    ['20,000', 20_000],
    ['1\u00A0250\u00A0000', 1_250_000],
    ['99,50', 99.5],
    ['99.5', 99.5],
    [99.5, 99.5],
    ['12,345678', 12.35],
    ['2e4', 20_000],
    ['1,5E3', 1_500],
    ['e3', undefined],
    ['1e99', undefined],
    ['.', undefined],
    [45, 45],
    ['0', undefined],
    ['-5', undefined],
  ])('reads the price %s', (stored, price) => {
    expect(readCoursesSearch({ price_min: stored }).price_min).toBe(price);
  });

  test('orders the two prices', () => {
    expect(readCoursesSearch({ price_min: 90, price_max: 10 })).toEqual({ price_min: 10, price_max: 90 });
  });
});

describe('the filters of a list', () => {
  const search = readCoursesSearch({
    search: 'obra',
    type: 'online,presential',
    price_min: 20,
    sort: 'price',
    page: 3,
  });

  test('can be removed one by one, back to the first page', () => {
    expect(narrowedBy(search)).toEqual([
      { by: 'type', value: 'online', without: { search: 'obra', type: ['presential'], price_min: 20, sort: 'price' } },
      { by: 'type', value: 'presential', without: { search: 'obra', type: ['online'], price_min: 20, sort: 'price' } },
      { by: 'price_min', value: 20, without: { search: 'obra', type: ['online', 'presential'], sort: 'price' } },
    ]);
  });

  test('can be removed all at once, except the search words', () => {
    expect(withoutNarrowing(search)).toEqual({ search: 'obra', sort: 'price' });
  });
});

test('a text search is ordered by relevance, other lists by the next class', () => {
  expect(sortOf({})).toBe('start');
  expect(sortOf({ sort: 'relevance' })).toBe('start');
  expect(sortOf({ search: 'obra' })).toBe('relevance');
  expect(sortOf({ search: 'obra', sort: 'title' })).toBe('title');
});

describe('an empty list', () => {
  test('counts what each filter hides, the largest count first, without zeros', () => {
    const search = readCoursesSearch({ type: 'online', level: 'advanced', language: 'pt', city: 'Beira' });
    const filters = withoutEach(search, { type: 2, level: 7, class: 5 });
    expect(filters.map(({ by, count }) => [by, count])).toEqual([
      ['level', 7],
      ['city', 5],
      ['type', 2],
    ]);
    expect(filters[0]?.without).toEqual({ type: ['online'], language: ['pt'], city: 'Beira' });
  });

  test('has no count where two filters share one', () => {
    const search = readCoursesSearch({ city: 'Beira', has_seats: 'true' });
    expect(withoutEach(search, { class: 5 }).map(({ count }) => count)).toEqual([undefined, undefined]);
  });
});

describe('levels, lengths, languages and seats', () => {
  test('are read from an address and a form, without unknown values', () => {
    expect(
      readCoursesSearch({
        level: 'advanced,expert',
        duration: ['weeks', 'day'],
        language: "pt,en-GB,x';--",
        has_seats: true,
      }),
    ).toEqual({ level: ['advanced'], duration: ['day', 'weeks'], language: ['en-GB', 'pt'], has_seats: true });
    expect(readCoursesSearch({ level: '', has_seats: 'no', language: ['PT'] })).toEqual({});
  });

  test('the soonest of several starts applies', () => {
    expect(readCoursesSearch({ starts_within: ['quarter', 'month'] })).toEqual({ starts_within: 'month' });
    expect(narrowedBy({ starts_within: 'month', city: 'Beira' })).toContainEqual({
      by: 'starts_within',
      value: 'month',
      without: { city: 'Beira' },
    });
  });
});

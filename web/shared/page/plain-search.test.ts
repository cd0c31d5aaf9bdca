import { describe, expect, test } from 'vitest';
import { plainSearch, searchValues } from './plain-search.ts';

describe('the search of an address', () => {
  test.each([
    ['', ''],
    ['?', ''],
    ['?page=2', '?page=2'],
    ['?type=online&search=a%26b', '?search=a%26b&type=online'],
    ['?type=online&city=Luanda&type=presential', '?city=Luanda&type=online&type=presential'],
  ])('%o has its names in one order: %o', (answer, plain) => {
    expect(plainSearch(answer)).toBe(plain);
  });

  test.each(['utm_source', 'fbclid', 'gclid', '_gl', 'x', '', 'PAGE', 'p%61ge', '__proto__', 'constructor'])(
    'lets go of «%s», which no page reads',
    (name) => {
      expect(plainSearch(`?${name}=x&page=2`)).toBe('?page=2');
      expect(plainSearch(`?${name}`)).toBe('');
    },
  );

  test('keeps the values of known parameters unchanged', () => {
    const answer = '?city&currency=usd&lang=en-GB&redirect=%2Fx%3Futm_source%3Dy&search=utm_source';
    expect(plainSearch(answer)).toBe(answer);
    expect(plainSearch(plainSearch(answer))).toBe(answer);
  });
});

test.each([
  ['?search=2026', { search: '2026' }],
  ['?code=048213', { code: '048213' }],
  ['?search=true&page=2', { search: 'true', page: '2' }],
  ['?search=null', { search: 'null' }],
  ['?search=', { search: '' }],
  ['?search=%7B%22a%22%3A1%7D', { search: '{"a":1}' }],
  ['?search=a+b%20c', { search: 'a b c' }],
  ['?type=online&type=presential&type=7', { type: ['online', 'presential', '7'] }],
  ['?search=%ZZ', { search: '%ZZ' }],
  ['', {}],
])('%s is text by name', (query, values) => {
  expect(searchValues(query)).toEqual(values);
});

import { expect, test } from 'vitest';
import { searchValues } from './search-values.ts';

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

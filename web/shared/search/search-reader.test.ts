import { describe, expect, test } from 'vitest';
import { idNumber, laterPage, nameIn, searchReader, textUpTo } from './search-reader.ts';

const read = searchReader({
  search: textUpTo(10),
  state: nameIn(['all', 'open'], 'all'),
  course: idNumber,
  page: laterPage,
});

describe('the search of an address', () => {
  test.each([
    [{}, {}],
    [
      { search: ' solar ', state: 'open', course: '7', page: '2' },
      { search: 'solar', state: 'open', course: 7, page: 2 },
    ],
    [{ search: 2026 }, { search: '2026' }],
    [{ search: '2026' }, { search: '2026' }],
    [{ search: 'a\0b' }, { search: 'ab' }],
    [{ search: ['a', 'b'] }, {}],
    [{ search: { a: 1 } }, {}],
    [{ search: 'x'.repeat(20) }, { search: 'x'.repeat(10) }],
    [{ state: 'all' }, {}],
    [{ state: 'other' }, {}],
    [{ course: '' }, {}],
    [{ course: '0' }, {}],
    [{ course: '1.5' }, {}],
    [{ course: '99999999999999999999' }, {}],
    [{ page: '1' }, {}],
    [{ page: '-2' }, {}],
    [{ page: '100001' }, {}],
    [{ unknown: 'x' }, {}],
  ])('%j is read as %j', (raw, values) => {
    expect(read(raw)).toEqual(values);
  });
});

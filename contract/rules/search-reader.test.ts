import { describe, expect, test } from 'vitest';
import {
  day,
  dayBetween,
  flag,
  idNumber,
  ids,
  laterPage,
  oneOf,
  searchReader,
  someOf,
  text,
  validSearch,
} from './search-reader.ts';

const read = searchReader({
  search: text(10),
  state: oneOf(['all', 'open'], 'all'),
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
    [{ search: true }, {}],
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

const kinds = {
  open: flag,
  courses: ids(2),
  types: someOf(['a', 'b', 'c']),
  from: day,
  date: dayBetween('2020-01-01', '2029-12-31'),
};

describe('a value of an address', () => {
  test.each([
    [{ open: 'true' }, { open: true }],
    [{ open: true }, { open: true }],
    [{ open: '1' }, {}],
    [{ open: ['true'] }, {}],
    [{ courses: '9,2,2,x' }, { courses: [2, 9] }],
    [{ courses: ['9', '2', '1'] }, { courses: [1, 2] }],
    [{ courses: '0,-1,1.5,' }, {}],
    [{ courses: [{}, []] }, {}],
    [{ types: 'c,a' }, { types: ['a', 'c'] }],
    [{ types: ['c', 'x'] }, { types: ['c'] }],
    [{ types: 'ab' }, {}],
    [{ from: '2026-11-30' }, { from: '2026-11-30' }],
    [{ from: '2026-02-30' }, {}],
    [{ from: 2026 }, {}],
    [{ date: '2029-12-31' }, { date: '2029-12-31' }],
    [{ date: '2030-01-01' }, {}],
    [{ date: '2019-12-31' }, {}],
  ])('of %j is read as %j', (raw, values) => {
    expect(searchReader(kinds)(raw)).toEqual(values);
  });

  test('replaces a raw one in a route also where it is not accepted', () => {
    expect({ open: 'x', from: 'y', ...validSearch({ open: flag })({ open: 'x' }) }).toStrictEqual({
      open: undefined,
      from: 'y',
    });
  });
});

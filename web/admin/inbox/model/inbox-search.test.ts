import { expect, test } from 'vitest';
import { filterOf, following, keyInPlace, neighbour, placeOf } from './inbox-search.ts';

const [one, two, three] = [1, 2, 3].map((id) => ({ kind: 'proof' as const, id })) as [Key, Key, Key];
type Key = { kind: 'proof'; id: number };
const items = [one, two, three];

test('an address shows all, one kind, or what the reader has taken', () => {
  expect(filterOf({}, 7)).toEqual({});
  expect(filterOf({ type: 'refund' }, 7)).toEqual({ kind: 'refund' });
  expect(filterOf({ type: 'nonsense' }, 7)).toEqual({});
  expect(filterOf({ state: 'mine', type: 'refund' }, 7)).toEqual({ assigned_to: 7 });
});

test('an item is found by its address', () => {
  expect(keyInPlace(placeOf(two).split('/').slice(1))).toEqual(two);
  expect(keyInPlace(['nonsense', '1'])).toBeNull();
  expect(keyInPlace(['proof', 'x'])).toBeNull();
  expect(keyInPlace(['proof'])).toBeNull();
});

test('keys go from item to item, and stop at the ends', () => {
  expect(neighbour(items, null, 1)).toBe(one);
  expect(neighbour(items, one, 1)).toBe(two);
  expect(neighbour(items, one, -1)).toBeNull();
  expect(neighbour(items, three, 1)).toBeNull();
});

test('after a decision the next one opens, or the last that is left', () => {
  expect(following(items, two)).toBe(three);
  expect(following(items, three)).toBe(two);
  expect(following([one], one)).toBeNull();
  expect(following(items, { kind: 'proof', id: 9 })).toBe(one);
});

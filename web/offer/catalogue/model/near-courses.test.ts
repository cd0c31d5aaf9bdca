import { describe, expect, test } from 'vitest';
import { nearSearchOf, withoutFound } from './near-courses.ts';

const music = { id: 7, category: { id: 3 } };

describe('courses near a search', () => {
  test('are of the same areas, and enough to leave out those found', () => {
    const match = { total: 2, results: [music, { id: 8, category: { id: 1 } }] };
    expect(nearSearchOf({ search: 'guitarra' }, match)).toEqual({
      search: { category: [1, 3], sort: 'popular' },
      size: 5,
    });
  });

  test('are the most popular ones where a hit has no area', () => {
    const match = { total: 1, results: [{ id: 7, category: null }] };
    expect(nearSearchOf({ search: 'guitarra' }, match)).toEqual({ search: { sort: 'popular' }, size: 4 });
  });

  test('are not shown for many hits, none, or a list without a search', () => {
    expect(nearSearchOf({ search: 'guitarra' }, { total: 3, results: [music] })).toBeNull();
    expect(nearSearchOf({ search: 'guitarra' }, { total: 0, results: [] })).toBeNull();
    expect(nearSearchOf({ category: [3] }, { total: 1, results: [music] })).toBeNull();
  });

  test('are three others', () => {
    const near = [1, 2, 7, 3, 4].map((id) => ({ id }));
    expect(withoutFound(near, [music]).map(({ id }) => id)).toEqual([1, 2, 3]);
  });
});

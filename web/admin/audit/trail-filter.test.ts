import { expect, test } from 'vitest';
import { dayMs } from '#contract/rules/durations.ts';
import { recordsOf, trailFilter } from './trail-filter.ts';

test('the address of the trail is its filter', () => {
  expect(trailFilter({})).toEqual({});
  expect(trailFilter({ search: 'obra', user: 3, call: 'news.updatePost', record: 'courses/7' })).toEqual({
    search: 'obra',
    user_id: 3,
    call: 'news.updatePost',
    record: [{ noun: 'courses', id: 7 }],
  });
});

test('its last day counts whole', () => {
  const { created_at: bounds } = trailFilter({ from: '2026-11-27', to: '2026-11-27' });
  const moments = typeof bounds === 'object' && 'gte' in bounds ? [bounds.gte, bounds.lte] : [];
  const [first = 0, last = 0] = moments.map((moment) => Date.parse(moment ?? ''));
  expect(last - first).toBe(dayMs - 1);
});

test('several records can be one thing, and what is no record is left out', () => {
  expect(recordsOf('users/3 persons/4')).toEqual([
    { noun: 'users', id: 3 },
    { noun: 'persons', id: 4 },
  ]);
  expect(recordsOf('organizations/terms/5')).toEqual([{ noun: 'organizations/terms', id: 5 }]);
  expect(recordsOf('courses courses/ /3 courses/x')).toEqual([]);
});

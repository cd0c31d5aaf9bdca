import { describe, expect, test } from 'vitest';
import { byGroup, groupOf } from './my-courses.ts';
import { standingOf, relevantEnrollment } from './standing.ts';

const now = new Date('2026-11-21T08:00:00Z');
const alone = { start_at: null };
const ahead = { start_at: '2026-11-30T07:00:00Z' };

describe('a course under My Courses', () => {
  test('is current, ahead or concluded', () => {
    expect(groupOf({ status: 'enrolled', concluded_at: null, class: alone }, now)).toBe('current');
    expect(groupOf({ status: 'enrolled', concluded_at: null, class: ahead }, now)).toBe('ahead');
    expect(groupOf({ status: 'registered', concluded_at: null, class: alone }, now)).toBe('ahead');
    expect(groupOf({ status: 'enrolled', concluded_at: '2026-11-20T08:00:00Z', class: alone }, now)).toBe('concluded');
  });

  test('is left out once it was left or canceled', () => {
    expect(groupOf({ status: 'withdrawal', concluded_at: null, class: alone }, now)).toBeNull();
    expect(groupOf({ status: 'canceled', concluded_at: null, class: ahead }, now)).toBeNull();
  });
});

type Sorted = Parameters<typeof byGroup>[0][number];

function enrolled(id: number, input: Partial<Sorted> = {}): Sorted {
  const quiet = { awaits_regulation: false, progress_rate: 0, next_content: null, next_lesson: null };
  return { id, status: 'enrolled', concluded_at: null, class: alone, ...quiet, ...input };
}

function ids(all: Sorted[]): number[] {
  return all.map(({ id }) => id);
}

describe('the courses of a group', () => {
  const next_content = { id: 1, title: 'Tabelas dinâmicas' };

  test('begin with what can be continued', () => {
    const begun = enrolled(1, { next_content, progress_rate: 40 });
    const unread = enrolled(2, { next_content });
    const waits = enrolled(3, { awaits_regulation: true });
    expect(ids(byGroup([enrolled(4), waits, unread, begun], now).current)).toEqual([1, 2, 3, 4]);
  });

  test('follow by their next lesson or start, then the newest', () => {
    const soon = enrolled(1, { next_lesson: { starts_at: '2026-11-24T17:00:00Z' } });
    const later = enrolled(2, { next_lesson: { starts_at: '2026-11-25T17:00:00Z' } });
    expect(ids(byGroup([enrolled(3), later, enrolled(4), soon], now).current)).toEqual([1, 2, 4, 3]);
    const inMay = { class: { start_at: '2027-05-03T07:00:00Z' } };
    expect(ids(byGroup([enrolled(1, inMay), enrolled(2, { class: ahead })], now).ahead)).toEqual([2, 1]);
  });

  test('begin with the last concluded', () => {
    const before = enrolled(2, { concluded_at: '2026-03-01T08:00:00Z', next_content, progress_rate: 90 });
    const last = enrolled(1, { concluded_at: '2026-11-01T08:00:00Z' });
    expect(ids(byGroup([before, last], now).concluded)).toEqual([1, 2]);
    const [inJanuary, inMarch, inMay] = ['2026-01-05', '2026-03-02', '2026-05-04'].map((day) => ({
      class: { start_at: `${day}T08:00:00Z` },
    }));
    const begun = enrolled(3, { ...inMarch, next_content, progress_rate: 10 });
    const mixed = [{ ...before, ...inJanuary }, begun, { ...last, ...inMay }];
    expect(ids(byGroup(mixed, now).concluded)).toEqual([1, 2]);
  });
});

describe('the standing in a course', () => {
  test('follows from the enrollment', () => {
    expect(standingOf(false, undefined)).toBe('guest');
    expect(standingOf(true, undefined)).toBe('none');
    expect(standingOf(true, { status: 'registered', awaits_regulation: false })).toBe('unpaid');
    expect(standingOf(true, { status: 'enrolled', awaits_regulation: false })).toBe('enrolled');
    expect(standingOf(true, { status: 'canceled', awaits_regulation: false })).toBe('over');
  });

  test('waits for the regulation after the payment', () => {
    expect(standingOf(true, { status: 'enrolled', awaits_regulation: true })).toBe('regulation');
    expect(standingOf(true, { status: 'registered', awaits_regulation: true })).toBe('unpaid');
  });

  test('follows from the enrollment that counts', () => {
    expect(relevantEnrollment([])).toBeUndefined();
  });
});

import { describe, expect, test } from 'vitest';
import { hasRoomFor, isFull, offersSeats, seatsLeft, takesWaiting, mostSeatsFor } from './seats.ts';

const now = new Date('2026-11-21T08:00:00Z');
const run = { start_at: new Date('2026-11-30T08:00:00Z'), is_for_sale: true };
const full = { ...run, capacity: 12, taken: 12 };

describe('the seats of a class', () => {
  test('are those that are neither enrolled nor held', () => {
    expect(seatsLeft({ capacity: 16, taken: 10 })).toBe(6);
    expect(hasRoomFor(6, { capacity: 16, taken: 10 })).toBe(true);
    expect(hasRoomFor(7, { capacity: 16, taken: 10 })).toBe(false);
  });

  test('are without end where there is no capacity', () => {
    expect(seatsLeft({ capacity: null, taken: 4_000 })).toBeNull();
    expect(isFull({ capacity: null, taken: 4_000 })).toBe(false);
    expect(hasRoomFor(1_000, { capacity: null, taken: 4_000 })).toBe(true);
  });

  test('are never less than none', () => {
    expect(seatsLeft({ capacity: 10, taken: 12 })).toBe(0);
    expect(isFull({ capacity: 10, taken: 12 })).toBe(true);
    expect(isFull({ capacity: 0, taken: 0 })).toBe(true);
  });
});

describe('a class takes people who wait', () => {
  test('when it is full and could be bought', () => {
    expect(takesWaiting(full, now)).toBe(true);
    expect(takesWaiting({ ...full, taken: 11 }, now)).toBe(false);
    expect(takesWaiting({ ...full, is_for_sale: false }, now)).toBe(false);
  });

  test('until a day before it starts', () => {
    expect(takesWaiting({ ...full, start_at: new Date('2026-11-22T08:00:01Z') }, now)).toBe(true);
    expect(takesWaiting({ ...full, start_at: new Date('2026-11-22T08:00:00Z') }, now)).toBe(false);
    expect(takesWaiting({ ...full, start_at: null }, now)).toBe(false);
  });
});

describe('a freed seat', () => {
  test('is offered while it can be bought, and not in the last day', () => {
    expect(offersSeats(run, now)).toBe(true);
    expect(offersSeats({ ...run, is_for_sale: false }, now)).toBe(false);
    expect(offersSeats({ ...run, start_at: new Date('2026-11-22T08:00:00Z') }, now)).toBe(false);
  });
});

test.each([
  [['student'], false, 1],
  [['client', 'student'], false, 1],
  [['client'], false, 200],
  [['trainer'], false, 200],
  [['student'], true, 200],
  [['client', 'student'], true, 200],
] as const)('%j, for an organization: %s, buys at most %i seats of a course', (roles, forOrganization, most) => {
  expect(mostSeatsFor(roles, { forOrganization })).toBe(most);
});

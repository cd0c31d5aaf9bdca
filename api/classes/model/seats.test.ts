import { describe, expect, test } from 'vitest';
import { hasRoomFor, isFull, seatsLeft } from './seats.ts';

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

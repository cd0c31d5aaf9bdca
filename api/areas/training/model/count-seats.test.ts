import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeats } from './count-seats.ts';

test('every seat that was bought is assigned, promised, free or expired', () => {
  const seats = fc.record({
    bought: fc.integer({ min: 1, max: 200 }),
    assigned: fc.nat(220),
    promised: fc.nat(220),
    isAssignable: fc.boolean(),
  });
  fc.assert(
    fc.property(seats, (line) => {
      const { assigned, promised, free, expired } = countSeats(line);
      expect(assigned + promised + free + expired).toBe(line.bought);
      expect(Math.min(assigned, promised, free, expired)).toBeGreaterThanOrEqual(0);
      expect(line.isAssignable ? expired : free).toBe(0);
    }),
  );
});

test('a seat that waits for an invitation is not free, and does not expire with the free ones', () => {
  const line = { bought: 5, assigned: 1, promised: 2 };
  expect(countSeats({ ...line, isAssignable: true })).toMatchObject({ promised: 2, free: 2, expired: 0 });
  expect(countSeats({ ...line, isAssignable: false })).toMatchObject({ promised: 2, free: 0, expired: 2 });
});

import fc from 'fast-check';
import { expect, test } from 'vitest';
import { countSeats } from './count-seats.ts';

test('every seat that was bought is assigned, free or expired', () => {
  const seats = fc.record({ bought: fc.integer({ min: 1, max: 200 }), share: fc.nat(100), isAssignable: fc.boolean() });
  fc.assert(
    fc.property(seats, ({ bought, share, isAssignable }) => {
      const assigned = Math.floor((bought * share) / 100);
      const { free, expired } = countSeats({ bought, assigned, isAssignable });
      expect(assigned + free + expired).toBe(bought);
      expect(isAssignable ? expired : free).toBe(0);
    }),
  );
});

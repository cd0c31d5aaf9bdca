import { expect, test } from 'vitest';
import { payableUntil } from './payable-until.ts';

const [first, second, third] = [21, 22, 23].map((day) => new Date(Date.UTC(2026, 10, day))) as [Date, Date, Date];

test('the deadline of a running attempt stays', () => {
  expect(payableUntil({ pay_by: second, expires_at: third }, [first])).toEqual(second);
});

test('without an attempt, an order is due when it expires or a class closes', () => {
  const order = { pay_by: second, expires_at: second };
  expect(payableUntil(order, [third, null])).toEqual(second);
  expect(payableUntil(order, [third, first])).toEqual(first);
});

test('nothing is due while a proof is reviewed', () => {
  expect(payableUntil({ pay_by: null, expires_at: third }, [first])).toBeNull();
});

import { expect, test } from 'vitest';
import { isOverdue, unpaidOrders } from './unpaid-orders.ts';

const now = Date.UTC(2026, 10, 21, 8);
const [past, soon, later] = ['2026-11-21T08:00:00Z', '2026-11-21T10:00:00Z', '2026-11-23T08:00:00Z'];

test('unpaid orders begin with the most urgent, and end with those that can no longer be paid', () => {
  const orders = [null, later, past, soon].map((pay_by) => ({ pay_by }));
  const sorted = (withOverdue: boolean) => unpaidOrders(orders, { now, withOverdue }).map(({ pay_by }) => pay_by);
  expect(sorted(true)).toEqual([soon, later, null, past]);
  expect(sorted(false)).toEqual([soon, later, null]);
});

test('an order is overdue from its deadline on, and not while its proof is reviewed', () => {
  const overdue = [past, soon, null].map((pay_by) => isOverdue({ pay_by }, now));
  expect(overdue).toEqual([true, false, false]);
});

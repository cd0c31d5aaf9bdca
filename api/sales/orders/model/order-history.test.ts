import { expect, test } from 'vitest';
import { orderHistory, type HistoryRow } from './order-history.ts';

const row: HistoryRow = {
  subject: 'order',
  move: 'place',
  at: new Date('2026-11-21T08:00:00Z'),
  reason: null,
  actor_user_id: 7,
  actor_name: 'Ana Reis',
  payment_id: null,
  method: null,
  amount_minor: null,
};
const isBuyer = (id: number) => id === 7;
const buyer = { isBuyer, isStaff: false };

test('a history says what happened and who did it, without naming staff', () => {
  const rows: HistoryRow[] = [
    row,
    { ...row, move: 'requestPayment' },
    { ...row, subject: 'payment', move: 'decline', actor_user_id: 3, reason: 'Ilegível', payment_id: 4 },
    { ...row, subject: 'payment', move: 'cancel', actor_user_id: null, reason: 'superseded', payment_id: 4 },
    { ...row, subject: 'payment', move: 'cancel', reason: 'order canceled', payment_id: 4 },
    { ...row, move: 'cancel', reason: 'by_buyer' },
  ];
  expect(orderHistory(rows, buyer).map(({ kind, by, reason }) => [kind, by, reason])).toEqual([
    ['placed', 'buyer', null],
    ['payment_declined', 'operator', 'Ilegível'],
    ['payment_replaced', 'system', null],
    ['payment_canceled', 'buyer', null],
    ['canceled', 'buyer', 'by_buyer'],
  ]);
  expect(JSON.stringify(orderHistory(rows, buyer))).not.toContain('actor');
  expect(JSON.stringify(orderHistory(rows, buyer))).not.toContain('Ana');
});

test('staff read who did it', () => {
  const rows: HistoryRow[] = [row, { ...row, move: 'cancel', actor_user_id: null, actor_name: null }];
  const users = orderHistory(rows, { isBuyer, isStaff: true }).map(({ user }) => user);
  expect(users).toEqual([{ id: 7, name: 'Ana Reis' }, null]);
});

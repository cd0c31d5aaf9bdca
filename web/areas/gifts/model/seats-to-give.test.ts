import { expect, test } from 'vitest';
import { seatsToGive } from './seats-to-give.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const line = {
  id: 7,
  kind: 'course' as const,
  title: 'Segurança em obra',
  quantity: 3,
  person_ids: [1],
  gift: null,
  refunded_at: null,
  registration_deadline: '2026-11-26T22:59:59Z',
  start_at: '2026-11-30T07:00:00Z',
};
const order = { status: 'aguarda-satisfacao' as const, organization_id: null };
const countOf = (input: Partial<typeof line> | { kind: 'service' }) =>
  seatsToGive({ ...order, items: [{ ...line, ...input }] }, now);

test('the seats of a paid order that nobody has are given', () => {
  expect(countOf({})).toEqual([{ order_item_id: 7, title: 'Segurança em obra', free: 2 }]);
  expect(countOf({ quantity: 1, person_ids: [] })).toMatchObject([{ free: 1 }]);
  expect(countOf({ registration_deadline: undefined as never, start_at: '2026-11-25T07:00:00Z' })).toHaveLength(1);
});

test('nothing is given of what is not paid, of a company, full, a service, a gift, refunded, or closed', () => {
  expect(seatsToGive({ ...order, status: 'pendente', items: [line] }, now)).toEqual([]);
  expect(seatsToGive({ ...order, organization_id: 4, items: [line] }, now)).toEqual([]);
  const gift = { email: 'a@b.test', name: '', message: '', send_on: null };
  const closed = { registration_deadline: '2026-11-24T11:00:00Z' };
  const others = [{ person_ids: [1, 2, 3] }, { kind: 'service' as const }, { gift: gift as never }, closed];
  for (const other of [...others, { refunded_at: '2026-11-24T11:00:00Z' as never }]) expect(countOf(other)).toEqual([]);
});

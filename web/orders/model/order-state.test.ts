import { expect, test } from 'vitest';
import { awaitsGifts, seatsToAssign, stateOf } from './order-state.ts';

const now = Date.parse('2026-11-24T12:00:00Z');

test.each([
  ['pendente', '2026-11-25T12:00:00Z', 'to_pay'],
  ['aguarda-pagamento', '2026-11-24T11:00:00Z', 'overdue'],
  ['aguarda-pagamento', null, 'in_review'],
  ['aguarda-satisfacao', null, 'paid'],
  ['finalizada', null, 'fulfilled'],
  ['devolvida', null, 'refunded'],
  ['cancelada', '2026-11-25T12:00:00Z', 'canceled'],
] as const)('an order that is %s, to be paid by %s, is shown as %s', (status, pay_by, state) => {
  expect(stateOf({ status, pay_by, total_minor: 4_500_000 }, now)).toBe(state);
});

test('a free order that was given back is canceled, since nothing was paid', () => {
  expect(stateOf({ status: 'devolvida', pay_by: null, total_minor: 0 }, now)).toBe('canceled');
});

const gift = { email: 'rosa@mestria.test', name: 'Rosa', message: '', send_on: null };
type Line = Parameters<typeof seatsToAssign>[0];
const own: Line = { kind: 'course', quantity: 2, person_ids: [7], gift: null };
const present: Line = { kind: 'course', quantity: 1, person_ids: [], gift };
const taken: Line = { ...present, person_ids: [8] };
const service: Line = { ...own, kind: 'service', quantity: 1, person_ids: [] };

test.each([
  [own, 1],
  [{ ...own, quantity: 1 }, 0],
  [present, 0],
  [taken, 0],
  [service, 0],
])('of %j, the seats to assign are %i', (line, seats) => {
  expect(seatsToAssign(line)).toBe(seats);
});

test.each([
  [[present], true],
  [[{ ...own, quantity: 1 }, present], true],
  [[taken], false],
  [[own, present], false],
  [[present, service], false],
  [[own], false],
])('that %j waits for gifts alone is %j', (lines, waits) => {
  expect(awaitsGifts(lines)).toBe(waits);
});

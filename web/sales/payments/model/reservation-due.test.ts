import { expect, test } from 'vitest';
import { reservationDue } from './reservation-due.ts';

const now = Date.parse('2026-11-24T12:00:00Z');
const start_at = '2026-12-20T12:00:00Z';

test.each([
  [10, null, '2026-12-04T12:00:00Z'],
  [30, null, '2026-12-15T12:00:00Z'],
  [30, '2026-12-10T22:59:59Z', '2026-12-10T22:59:59Z'],
])('with terms of %i days and registrations until %s, a reservation is due at %s', (days, end, due) => {
  const classes = [{ start_at, registration_deadline: end }];
  expect(reservationDue({ days, classes, now })).toBe(Date.parse(due));
});

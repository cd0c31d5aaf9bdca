import { expect, test } from 'vitest';
import { mayTransfer } from './may-transfer.ts';

const moment = '2026-11-21T08:00:00Z';
const standing = {
  status: 'enrolled',
  paid_at: moment,
  concluded_at: null,
  has_begun: false,
  progress_rate: 0,
} as const;
const own = { standing, classStatus: 'opened', isForCompany: false } as const;

test('a paid place changes class until the class begins, and later where it was canceled', () => {
  expect(mayTransfer(own)).toBe(true);
  expect(mayTransfer({ ...own, standing: { ...standing, status: 'registered' } })).toBe(true);
  const begun = { ...standing, has_begun: true };
  expect(mayTransfer({ ...own, standing: begun })).toBe(false);
  expect(mayTransfer({ ...own, standing: begun, classStatus: 'canceled' })).toBe(true);
});

test('a place that is unpaid, over, concluded or of a company does not', () => {
  expect(mayTransfer({ ...own, standing: { ...standing, status: 'registered', paid_at: null } })).toBe(false);
  expect(mayTransfer({ ...own, standing: { ...standing, status: 'canceled' } })).toBe(false);
  expect(mayTransfer({ ...own, standing: { ...standing, concluded_at: moment } })).toBe(false);
  expect(mayTransfer({ ...own, isForCompany: true })).toBe(false);
});

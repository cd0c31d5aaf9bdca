import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { frontPage, paidPage, payPage } from './pages.ts';
import { storeState } from './state.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mestria-bank-'));
const bank = openBank(storeState(dataDir), { entity: '30061', now: () => new Date('2026-11-24T10:00:00Z') });
bank.putReference(123_456_789, { amount: '98000.00', end_datetime: '2026-11-26' });

test.each([
  ['pt', '98\u00A0000,00\u00A0AOA', '26 de novembro de 2026'],
  ['en', 'AOA\u00A098,000.00', '26 November 2026'],
] as const)('the bank writes money and days as its reader does, in %s', (language, money, day) => {
  const look = { bank, language, entity: '30061' };
  expect(frontPage(look)).toContain(money);
  expect(payPage(look, 123_456_789)).toContain(`<dd>${money}</dd>`);
  expect(payPage(look, 123_456_789)).toContain(`<dd>${day}</dd>`);
  expect(paidPage(language, '98000.00')).toContain(money);
});

test('a reference that has ended or is paid can be paid all the same, to see late money and money that came twice', () => {
  const late = 123_456_700;
  bank.putReference(late, { amount: '500.00', end_datetime: '2026-11-26' });
  bank.deleteReference(late);
  const look = { bank, language: 'en', entity: '30061' } as const;
  expect(bank.pay(late, '500.00')).toBe('deleted');
  expect(payPage(look, late)).toContain('Pay all the same, too late');
  expect(bank.pay(late, '500.00', { anyway: true })).toMatchObject({ body: { reference_id: late, amount: '500.00' } });
  expect(payPage(look, late)).toContain('Pay again');
});

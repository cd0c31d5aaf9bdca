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

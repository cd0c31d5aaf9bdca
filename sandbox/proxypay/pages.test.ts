import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openBank } from './bank.ts';
import { openNetwork } from './network.ts';
import { answerPhone } from './phone-pages.ts';
import { frontPage, paidPage, payPage } from './pages.ts';
import { storeState } from './state.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'mestria-bank-'));
const stored = storeState(dataDir);
const now = () => new Date('2026-11-24T10:00:00Z');
const bank = openBank(stored, { entity: '30061', now });
const network = openNetwork(stored, { now, answerWithinMs: 90_000, thinkMs: 0, notify: () => undefined });
bank.putReference(123_456_789, { amount: '98000.00', end_datetime: '2026-11-26' });

test.each([
  ['pt', '98\u00A0000,00\u00A0AOA', '26 de novembro de 2026'],
  ['en', 'AOA\u00A098,000.00', '26 November 2026'],
] as const)('the bank writes money and days as its reader does, in %s', (language, money, day) => {
  const look = { bank, network, language, entity: '30061' };
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

test.each([
  ['pt', '923\u00A0456\u00A0789', '45\u00A0000,00\u00A0AOA'],
  ['en', '923\u00A0456\u00A0789', 'AOA\u00A045,000.00'],
] as const)('a phone shows what it is asked to pay, and then the outcome, in %s', (language, number, money) => {
  const key = `key-${language}`;
  const callback_url = 'http://localhost/callback';
  network.create(key, { mobile: '923456789', amount: '45000.00', pos_id: 1, callback_url });
  const query = new URLSearchParams({ lang: language });
  const show = (sent: { method: string; path: string; body: string }) => answerPhone(network)({ ...sent, query });
  const path = `/phone/${key}`;
  const first = show({ method: 'GET', path, body: '' })?.html ?? '';
  expect([first.includes(number), first.includes(money), first.includes('value="approve"')]).toEqual([
    true,
    true,
    true,
  ]);
  const answered = show({ method: 'POST', path, body: 'outcome=noFunds' })?.html ?? '';
  expect(answered).not.toContain('value="approve"');
  expect(network.findByKey(key)?.body).toMatchObject({ status: 'rejected', status_reason: '2001' });
  show({ method: 'POST', path, body: 'outcome=approve' });
  expect(network.findByKey(key)?.body.status).toBe('rejected');
  expect(show({ method: 'GET', path: '/phone/other', body: '' })?.status).toBe(404);
});

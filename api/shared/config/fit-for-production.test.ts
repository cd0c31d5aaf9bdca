import { randomBytes } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { isGuessable, unfitForProduction } from './fit-for-production.ts';

const production = {
  MESTRIA_MODE: 'production',
  DATABASE_URL: 'postgres://mestria@db/mestria',
  PUBLIC_URL: 'https://mestria.test',
  CONTENT_ORIGIN: 'https://content.mestria-files.test',
  APP_SECRET: 'Qk3v0p7rT1uW2xY4aBc9dEfH6jLmN8sZ',
  PROXYPAY_URL: 'https://api.proxypay.co.ao',
  PROXYPAY_API_KEY: 'key',
  PROXYPAY_ENTITY: '11604',
  SMTP_URL: 'smtps://mail.test',
  MAIL_FROM: 'Site <no-reply@mestria.test>',
};

test.each([
  ['PUBLIC_URL', 'http://mestria.test'],
  ['CONTENT_ORIGIN', 'http://content.mestria-files.test'],
  ['API_URL', 'http://api.mestria.test'],
  ['ERP_URL', 'http://erp.mestria.test'],
  ['PROXYPAY_URL', 'http://api.proxypay.co.ao'],
  ['PROXYPAY_URL', 'https://api.sandbox.proxypay.co.ao'],
  ['PROXYPAY_URL', 'http://localhost:3002'],
  ['PROXYPAY_URL', 'http://127.0.0.1:3002'],
  ['PROXYPAY_URL', 'http://[::1]:3002'],
  ['PROXYPAY_API_KEY', 'sandbox-key'],
  ['APP_SECRET', 'x'.repeat(32)],
  ['APP_SECRET', 'ab'.repeat(20)],
  ['APP_SECRET', 'a1b2c3d4e5f6a1b2c3d4e5f6a1b2c3d4'],
  ['APP_SECRET', '0123456789abcdef0123456789abcdef'],
  ['APP_SECRET', 'abcdefghijklmnopqrstuvwxyz012345'],
  ['APP_SECRET', 'please-change-me-before-you-go-live'],
  ['APP_SECRET', 'a secret that only the tests know, long enough'],
  ['APP_SECRET', 'mestria-producao-2026-angola-luanda'],
  ['API_ALLOWED_ORIGINS', 'null'],
  ['API_ALLOWED_ORIGINS', 'https://app.mestria.test, null'],
  ['API_ALLOWED_ORIGINS', 'http://app.mestria.test'],
  ['API_ALLOWED_ORIGINS', 'https://app.mestria.test/'],
  ['API_ALLOWED_ORIGINS', '*'],
  ['TRUSTED_PROXIES', '0.0.0.0/0'],
  ['TRUSTED_PROXIES', '203.0.113.7/0'],
  ['TRUSTED_PROXIES', '::/0'],
  ['TRUSTED_PROXIES', '10.0.0.1, 2001:db8::1/0'],
  ['TRUSTED_PROXIES', '0.0.0.0/1, 128.0.0.0/1'],
  ['TRUSTED_PROXIES', '2000::/3'],
  ['TRUSTED_PROXIES', '::ffff:0:0/96'],
  ['TRUSTED_PROXIES', '::/64'],
])('production refuses %s alone: %s', (name, value) => {
  const input = { ...production, ...(name === 'ERP_URL' && { ERP_SECRET: 'Zk3v0p7rT1uW2xY4aBc9dEfH6jLmN8sQ' }) };
  const complaint = complaintAbout({ ...input, [name]: value });
  expect(complaint).toMatch(new RegExp(`^  ${name}: `, 'm'));
  expect(complaint.match(/^ {2}\w+: /gm)?.filter((line) => line !== `  ${name}: `)).toEqual([]);
  expect(complaintAbout({ ...input, [name]: value, MESTRIA_MODE: 'demo' })).toBe('');
});

test('production takes no web address over plain http, whatever the variable is called', () => {
  const source = readFileSync('api/shared/config/config.ts', 'utf8');
  const names = [...source.matchAll(/^ {2}([A-Z_]+): address/gm)].map(([, name = '']) => name);
  expect(names.length).toBeGreaterThanOrEqual(5);
  for (const name of names) {
    expect(unfitForProduction({ [name]: 'http://somewhere.mestria.test' })).toEqual([
      `${name}: must begin with https:// in production`,
    ]);
  }
});

test('production takes the networks of real proxies, and the origins of real pages', () => {
  const TRUSTED_PROXIES = '10.0.0.0/8, 172.16.0.0/12, 127.0.0.1, ::1, fc00::/7, 2001:db8::/32';
  const API_ALLOWED_ORIGINS = 'https://app.mestria.test, https://other.test:8443';
  expect(readConfig({ ...production, TRUSTED_PROXIES, API_ALLOWED_ORIGINS }).trustedProxies).toHaveLength(6);
});

const undecided: [string, Record<string, string>][] = [
  ['DATABASE_URL is set', { DATABASE_URL: production.DATABASE_URL }],
  ['PUBLIC_URL is https', { PUBLIC_URL: production.PUBLIC_URL }],
  ['DATABASE_URL is set', { ...production, MESTRIA_MODE: '' }],
];

test.each(undecided)('nothing starts without a mode where %s', (reason, input) => {
  expect(complaintAbout(input)).toContain(`  MESTRIA_MODE: must be production or demo, since ${reason}`);
  expect(complaintAbout({ ...input, MESTRIA_MODE: 'demo' })).toBe('');
});

test('a clone starts as a demo without any variable', () => {
  expect(readConfig({ DATA_DIR: tmpdir() })).toMatchObject({ production: false });
  expect(readConfig({ DATA_DIR: tmpdir(), PUBLIC_URL: 'http://localhost:3000' })).toMatchObject({ production: false });
});

test('production starts with its own settings', () => {
  expect(readConfig(production)).toMatchObject({ production: true, proxyPay: { entity: '11604', sandbox: false } });
});

test('a generated secret cannot be guessed', () => {
  for (const encoding of ['base64', 'base64url', 'hex'] as const) {
    const made = Array.from({ length: 500 }, () => randomBytes(32).toString(encoding));
    expect(made.filter(isGuessable)).toEqual([]);
  }
});

function complaintAbout(environment: Record<string, string>): string {
  try {
    readConfig({ DATA_DIR: tmpdir(), ...environment });
    return '';
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}

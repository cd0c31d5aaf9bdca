import { randomBytes } from 'node:crypto';
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
])('production refuses %s alone: %s', (name, value) => {
  expect(unfitForProduction({ ...production, [name]: value })).toEqual([expect.stringMatching(`^${name}: `)]);
  expect(() => readConfig({ ...production, [name]: value })).toThrow(`  ${name}: `);
  expect(() => readConfig({ ...production, [name]: value, MESTRIA_MODE: 'demo' })).not.toThrow();
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

import { generateKeyPairSync } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { readConfig } from './config.ts';

const production = {
  MESTRIA_MODE: 'production',
  DATABASE_URL: 'postgres://mestria@db/mestria',
  PUBLIC_URL: 'https://mestria.example/',
  CONTENT_ORIGIN: 'https://mestria-content.example',
  APP_SECRET: 'Qk3v0p7rT1uW2xY4aBc9dEfH6jLmN8sZ',
  PROXYPAY_URL: 'https://api.proxypay.co.ao',
  PROXYPAY_API_KEY: 'key',
  PROXYPAY_ENTITY: '11604',
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'Mestria <no-reply@mestria.example>',
};

test('offers Multicaixa Express in the sandbox, and elsewhere only with an account', () => {
  const DATA_DIR = folder();
  expect(readConfig({ DATA_DIR }).opg).toMatchObject({ url: 'http://localhost:3002', sandbox: true });
  expect(readConfig(production).opg).toBeNull();
  const account = { PROXYPAY_OPG_TOKEN: 'a token', PROXYPAY_OPG_POS_ID: '123' };
  const opg = { url: 'https://api.proxypay.co.ao', token: 'a token', posId: 123, sandbox: false };
  expect(readConfig({ ...production, ...account }).opg).toEqual(opg);
  expect(complaintAbout({ ...production, PROXYPAY_OPG_TOKEN: 'a token' })).toContain('one needs the other');
  const ofSandbox = { ...account, PROXYPAY_OPG_TOKEN: 'sandbox-token' };
  expect(complaintAbout({ ...production, ...ofSandbox })).toContain('PROXYPAY_OPG_TOKEN: is the key of a sandbox');
});

describe('the connections to the database', () => {
  test('sizes the pool and limits waits and statements', () => {
    const DATA_DIR = folder();
    expect(readConfig({ DATA_DIR }).database).toEqual({
      pool: 10,
      connectMs: 5_000,
      waitMs: 5_000,
      moneyWaitMs: 20_000,
      statementMs: 30_000,
      preparedStatements: true,
    });
    const own = { DATABASE_POOL: '40', DATABASE_WAIT_SECONDS: '2.5', DATABASE_STATEMENT_SECONDS: '120' };
    expect(readConfig({ DATA_DIR, ...own }).database).toMatchObject({ pool: 40, waitMs: 2_500, statementMs: 120_000 });
    const pooled = { DATABASE_PREPARED_STATEMENTS: 'off' };
    expect(readConfig({ DATA_DIR, ...pooled }).database).toMatchObject({ preparedStatements: false });
  });

  test.for([
    ['DATABASE_POOL', '1'],
    ['DATABASE_POOL', '7.5'],
    ['DATABASE_CONNECT_SECONDS', '0'],
    ['DATABASE_WAIT_SECONDS', 'soon'],
    ['DATABASE_MONEY_WAIT_SECONDS', '121'],
    ['DATABASE_STATEMENT_SECONDS', '0'],
    ['DATABASE_PREPARED_STATEMENTS', 'maybe'],
  ] as const)('refuses %s=%s', ([name, value]) => {
    expect(() => readConfig({ DATA_DIR: folder(), [name]: value })).toThrow(name);
  });
});

describe('the environment', () => {
  test('names the trusted proxies, none by default', () => {
    const DATA_DIR = folder();
    expect(readConfig({ DATA_DIR }).trustedProxies).toEqual([]);
    const TRUSTED_PROXIES = '10.0.0.0/8, 2001:db8::1';
    expect(readConfig({ DATA_DIR, TRUSTED_PROXIES }).trustedProxies).toEqual(['10.0.0.0/8', '2001:db8::1']);
    expect(() => readConfig({ DATA_DIR, TRUSTED_PROXIES: 'my-proxy' })).toThrow('TRUSTED_PROXIES');
  });

  test('may be empty outside production', () => {
    const DATA_DIR = folder();
    expect(readConfig({ DATA_DIR })).toMatchObject({
      production: false,
      port: 3000,
      contentPort: 3001,
      gatewayPort: 3002,
      dataDir: DATA_DIR,
      databaseUrl: undefined,
      publicUrl: 'http://localhost:3000',
      contentOrigin: 'http://127.0.0.1:3001',
      proxyPay: { url: 'http://localhost:3002', sandbox: true },
    });
  });

  test('lets several copies run side by side', () => {
    const input = { DATA_DIR: folder(), PORT: '4000', CONTENT_PORT: '4001', GATEWAY_PORT: '4002' };
    expect(readConfig(input)).toMatchObject({
      publicUrl: 'http://localhost:4000',
      contentOrigin: 'http://127.0.0.1:4001',
      proxyPay: { url: 'http://localhost:4002' },
    });
  });

  test('stores one secret in the data folder, readable only by its owner', () => {
    const DATA_DIR = folder();
    const { secret } = readConfig({ DATA_DIR });
    expect(secret.length).toBeGreaterThanOrEqual(32);
    expect(readConfig({ DATA_DIR }).secret).toBe(secret);
    expect(readFileSync(join(DATA_DIR, 'secret'), 'utf8')).toBe(secret);
  });

  test('lists all wrong variables in one error', () => {
    const wrong = {
      PORT: 'ten',
      GATEWAY_PORT: '70000',
      DATABASE_URL: 'mysql://db',
      PUBLIC_URL: 'mestria.example',
      APP_SECRET: 'short',
      PROXYPAY_ENTITY: '12',
      MESTRIA_MODE: 'test',
    };
    const message = complaintAbout(wrong);
    for (const name of Object.keys(wrong)) expect(message).toMatch(new RegExp(`^ {2}${name}: .+`, 'm'));
  });

  test('must be complete in production', () => {
    expect(readConfig(production)).toMatchObject({ production: true, publicUrl: 'https://mestria.example' });
    const { MESTRIA_MODE, ...demanded } = production;
    const message = complaintAbout({ MESTRIA_MODE });
    for (const name of Object.keys(demanded)) expect(message).toContain(`${name}: must be set in production`);
  });

  test.each(Object.keys(production).filter((name) => name !== 'MESTRIA_MODE'))(
    'without %s in production names that variable alone',
    (name) => {
      expect(
        complaintAbout({ ...production, [name]: '' })
          .split('\n')
          .slice(1),
      ).toEqual([`  ${name}: must be set in production`]);
    },
  );

  test('needs only PUBLIC_URL for a process that serves pages alone', () => {
    const pagesAlone = { MESTRIA_MODE: 'production', API_URL: 'https://api.example' };
    expect(complaintAbout(pagesAlone)).toContain('PUBLIC_URL');
    const config = readConfig({ ...pagesAlone, PUBLIC_URL: 'https://mestria.example' });
    expect(config).toMatchObject({ apiUrl: 'https://api.example', secret: '' });
  });

  test('refuses the origin of the site for foreign content', () => {
    const sameOrigin = { ...production, CONTENT_ORIGIN: 'https://mestria.example' };
    expect(complaintAbout(sameOrigin)).toMatch(/CONTENT_ORIGIN: .*PUBLIC_URL/);
  });

  test('needs a host of its own for foreign content', () => {
    const samePlace = { ...production, CONTENT_ORIGIN: 'https://mestria.example:8443' };
    expect(complaintAbout(samePlace)).toMatch(/CONTENT_ORIGIN: must have a host of its own/);
    const DATA_DIR = folder();
    expect(readConfig({ DATA_DIR, PUBLIC_URL: 'http://127.0.0.1:3000' }).contentOrigin).toBe('http://localhost:3001');
    expect(readConfig({ DATA_DIR, CONTENT_ORIGIN: 'http://localhost:3001' }).contentOrigin).toBe(
      'http://localhost:3001',
    );
  });
});

describe('the environment of fiscal documents', () => {
  test('needs the address and the secret of the ERP together, and a safe address in production', () => {
    const DATA_DIR = folder();
    const erp = { ERP_URL: 'http://erp.example/orders', ERP_SECRET: 'Zk3v0p7rT1uW2xY4aBc9dEfH6jLmN8sQ' };
    expect(readConfig({ DATA_DIR }).erp).toBeNull();
    expect(readConfig({ DATA_DIR, ...erp }).erp).toEqual({ url: erp.ERP_URL, secret: erp.ERP_SECRET });
    expect(complaintAbout({ DATA_DIR, ERP_URL: erp.ERP_URL })).toContain('ERP_URL, ERP_SECRET');
    expect(complaintAbout({ ...production, ...erp })).toContain('ERP_URL: must begin with https://');
    const guessable = { ...production, ERP_URL: 'https://erp.example', ERP_SECRET: 'a'.repeat(32) };
    expect(complaintAbout(guessable)).toContain('ERP_SECRET: can be guessed');
  });

  test('takes a private RSA key for fiscal documents, and nothing else', () => {
    const DATA_DIR = folder();
    const keyIn = (type: 'rsa' | 'ed25519') => {
      const options = { privateKeyEncoding: { type: 'pkcs8', format: 'pem' } } as const;
      const publicKeyEncoding = { type: 'spki', format: 'pem' } as const;
      const { privateKey } =
        type === 'rsa'
          ? generateKeyPairSync('rsa', { ...options, publicKeyEncoding, modulusLength: 2048 })
          : generateKeyPairSync('ed25519', { ...options, publicKeyEncoding });
      const file = join(DATA_DIR, `${type}.pem`);
      writeFileSync(file, privateKey);
      return { file, privateKey };
    };
    const { file, privateKey } = keyIn('rsa');
    const read = readConfig({ DATA_DIR, FISCAL_KEY_FILE: file, FISCAL_KEY_VERSION: '3' });
    expect(read.fiscalKey).toEqual({ pem: privateKey, version: '3' });
    expect(readConfig({ DATA_DIR }).fiscalKey).toBeNull();
    for (const FISCAL_KEY_FILE of [keyIn('ed25519').file, join(DATA_DIR, 'missing.pem')]) {
      expect(complaintAbout({ DATA_DIR, FISCAL_KEY_FILE })).toContain(`FISCAL_KEY_FILE: ${FISCAL_KEY_FILE}`);
    }
  });
});

function complaintAbout(environment: Record<string, string>): string {
  try {
    readConfig(environment);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return '';
}

function folder(): string {
  const made = mkdtempSync(join(tmpdir(), 'mestria-config-'));
  onTestFinished(() => rmSync(made, { recursive: true }));
  return made;
}

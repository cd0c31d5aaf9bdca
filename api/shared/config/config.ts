import { randomBytes, createPrivateKey } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { proxiesOf } from '../http/address-behind.ts';
import { databaseSettings, limitsIn, type DatabaseLimits } from '../database/database-limits.ts';
import { unfitForProduction } from './fit-for-production.ts';

const port = (standard: number) => z.coerce.number().int().min(0).max(65_535).default(standard);
const address = z.url({ protocol: /^https?$/ }).transform((url) => url.replace(/\/+$/, ''));

const byCommas = z
  .string()
  .default('')
  .transform((list) =>
    list
      .split(',')
      .map((entry) => entry.trim())
      .filter(Boolean),
  );

const Surroundings = z.object({
  MESTRIA_MODE: z.enum(['demo', 'production']).optional(),
  PORT: port(3000),
  CONTENT_PORT: port(3001),
  GATEWAY_PORT: port(3002),
  DATA_DIR: z.string().min(1).default('data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  ...databaseSettings,
  PUBLIC_URL: address.optional(),
  CONTENT_ORIGIN: address.optional(),
  API_URL: address.optional(),
  API_ALLOWED_ORIGINS: byCommas,
  TRUSTED_PROXIES: byCommas.refine((list) => proxiesOf(list) !== null, 'takes addresses and networks, by commas'),
  APP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
  PROXYPAY_URL: address.optional(),
  PROXYPAY_API_KEY: z.string().min(1).optional(),
  PROXYPAY_ENTITY: z
    .string()
    .regex(/^\d{5}$/, 'has five digits')
    .optional(),
  PROXYPAY_OPG_TOKEN: z.string().min(1).optional(),
  PROXYPAY_OPG_POS_ID: z.coerce.number().int().positive().optional(),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().min(3).optional(),
  FISCAL_KEY_FILE: z.string().min(1).optional(),
  FISCAL_KEY_VERSION: z
    .string()
    .regex(/^\d{1,4}$/, 'is a number')
    .default('1'),
  ERP_URL: address.optional(),
  ERP_SECRET: z.string().min(32, 'needs at least 32 characters').optional(),
});

export type Config = {
  production: boolean;
  port: number;
  contentPort: number;
  gatewayPort: number;
  dataDir: string;
  databaseUrl: string | undefined;
  database: DatabaseLimits;
  publicUrl: string;
  contentOrigin: string;
  /** With it this process serves only the front office, and calls that API. */
  apiUrl: string | undefined;
  allowedOrigins: string[];
  /** Addresses and networks of proxies. */
  trustedProxies: string[];
  secret: string;
  proxyPay: { url: string; apiKey: string; entity: string; sandbox: boolean };
  /** Multicaixa Express; null: not offered. */
  opg: { url: string; token: string; posId: number; sandbox: boolean } | null;
  smtpUrl: string | undefined;
  mailFrom: string;
  /** The RSA key that signs fiscal documents, in PEM. Without one they have no hash. */
  fiscalKey: { pem: string; version: string } | null;
  /** Where paid orders are handed over to, and the secret that signs them. */
  erp: { url: string; secret: string } | null;
};

export function readConfig(environment: Record<string, string | undefined> = process.env): Config {
  const input = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const read = Surroundings.safeParse(input);
  if (!read.success) throw complaint(read.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`));
  const env = read.data;
  const production = env.MESTRIA_MODE === 'production';
  const wrong = production ? wrongInProduction(env) : undecided(env);
  if (wrong.length > 0) throw complaint(wrong);
  const config = toConfig(env, production);
  if (sameOrigin(config.contentOrigin, config.publicUrl)) {
    throw complaint([
      'CONTENT_ORIGIN: must differ from the origin of PUBLIC_URL, or foreign content could act for a user',
    ]);
  }
  if (production && !env.API_URL && sameHost(config.contentOrigin, config.publicUrl)) {
    throw complaint(['CONTENT_ORIGIN: must have a host of its own: cookies are shared by all ports of one']);
  }
  return config;
}

function sameHost(one: string, other: string): boolean {
  return new URL(one).hostname === new URL(other).hostname;
}

/** The content needs another host than the site, because cookies are shared by all ports of a host. */
function loopbackBeside(publicUrl: string): string {
  return sameHost(publicUrl, 'http://127.0.0.1') ? 'localhost' : '127.0.0.1';
}

function sameOrigin(one: string, other: string): boolean {
  return new URL(one).origin === new URL(other).origin;
}

type Env = z.infer<typeof Surroundings>;

/** A demo prints its passwords, so a site that others can reach has to say that it is one. */
function undecided({ MESTRIA_MODE, DATABASE_URL, PUBLIC_URL }: Env): string[] {
  if (MESTRIA_MODE) return [];
  const reasons = [DATABASE_URL && 'DATABASE_URL is set', PUBLIC_URL?.startsWith('https:') && 'PUBLIC_URL is https'];
  const [reason] = reasons.filter(Boolean);
  return reason ? [`MESTRIA_MODE: must be production or demo, since ${reason}`] : [];
}

function wrongInProduction(env: Env): string[] {
  return [...missingInProduction(env).map((name) => `${name}: must be set in production`), ...unfitForProduction(env)];
}

function missingInProduction(env: Env): string[] {
  if (env.API_URL) return env.PUBLIC_URL ? [] : ['PUBLIC_URL'];
  const demanded = [
    'DATABASE_URL',
    'PUBLIC_URL',
    'CONTENT_ORIGIN',
    'APP_SECRET',
    'PROXYPAY_URL',
    'PROXYPAY_API_KEY',
    'PROXYPAY_ENTITY',
    'SMTP_URL',
    'MAIL_FROM',
  ] as const;
  return demanded.filter((name) => !env[name]);
}

function toConfig(env: Env, production: boolean): Config {
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return {
    production,
    port: env.PORT,
    contentPort: env.CONTENT_PORT,
    gatewayPort: env.GATEWAY_PORT,
    dataDir,
    databaseUrl: env.DATABASE_URL,
    database: limitsIn(env),
    publicUrl,
    contentOrigin: env.CONTENT_ORIGIN ?? `http://${loopbackBeside(publicUrl)}:${env.CONTENT_PORT}`,
    apiUrl: env.API_URL,
    allowedOrigins: env.API_ALLOWED_ORIGINS,
    trustedProxies: env.TRUSTED_PROXIES,
    secret: env.APP_SECRET ?? (env.API_URL ? '' : storedSecret(dataDir)),
    proxyPay: {
      url: env.PROXYPAY_URL ?? `http://localhost:${env.GATEWAY_PORT}`,
      apiKey: env.PROXYPAY_API_KEY ?? 'sandbox-key',
      entity: env.PROXYPAY_ENTITY ?? '30061',
      sandbox: !env.PROXYPAY_URL,
    },
    opg: opgOf(env, production),
    smtpUrl: env.SMTP_URL,
    mailFrom: env.MAIL_FROM ?? 'Mestria <no-reply@mestria.example>',
    fiscalKey: env.FISCAL_KEY_FILE ? fiscalKeyIn(env.FISCAL_KEY_FILE, env.FISCAL_KEY_VERSION) : null,
    erp: erpOf(env),
  };
}

/** The sandbox has a token and a terminal of its own; production needs those of the operator. */
function opgOf(env: Env, production: boolean): Config['opg'] {
  const { PROXYPAY_OPG_TOKEN: token, PROXYPAY_OPG_POS_ID: posId, PROXYPAY_URL: url } = env;
  if (!token !== !posId) throw complaint(['PROXYPAY_OPG_TOKEN, PROXYPAY_OPG_POS_ID: one needs the other']);
  if (url) return token && posId ? { url, token, posId, sandbox: false } : null;
  if (production) return null;
  const sandboxUrl = `http://localhost:${env.GATEWAY_PORT}`;
  return { url: sandboxUrl, token: token ?? 'sandbox-token', posId: posId ?? 1, sandbox: true };
}

function erpOf({ ERP_URL: url, ERP_SECRET: secret }: Env): Config['erp'] {
  if (!url !== !secret) throw complaint(['ERP_URL, ERP_SECRET: one needs the other']);
  return url && secret ? { url, secret } : null;
}

/** Outside production the secret is generated once and stored in the data folder. */
function storedSecret(dataDir: string): string {
  const file = join(dataDir, 'secret');
  mkdirSync(dataDir, { recursive: true });
  if (!existsSync(file)) writeFileSync(file, randomBytes(32).toString('base64url'), { mode: 0o600, flag: 'wx' });
  return readFileSync(file, 'utf8').trim();
}

function complaint(lines: string[]): Error {
  return new Error(`The environment is not right:\n${lines.map((line) => `  ${line}`).join('\n')}`);
}

/** Read at the start, so that a wrong file ends it instead of the first sale. */
function fiscalKeyIn(file: string, version: string): { pem: string; version: string } {
  try {
    const pem = readFileSync(file, 'utf8');
    if (createPrivateKey(pem).asymmetricKeyType !== 'rsa') throw new Error('the key is not an RSA key');
    return { pem, version };
  } catch (error) {
    const { message } = complaint([`FISCAL_KEY_FILE: ${file} holds no private RSA key in PEM`]);
    throw new Error(message, { cause: error });
  }
}

import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { Config } from '#api/shared/config/config.ts';

export function keyFor(secret: string, purpose: string): Buffer {
  return Buffer.from(hkdfSync('sha256', secret, '', `mestria ${purpose}`, 32));
}

const derivedKeys = new WeakMap<Config, Map<string, Buffer>>();

export function derivedKey(config: Config, purpose: string): Buffer {
  const stored = derivedKeys.get(config) ?? new Map<string, Buffer>();
  derivedKeys.set(config, stored);
  const key = stored.get(purpose) ?? keyFor(config.secret, purpose);
  stored.set(purpose, key);
  return key;
}

/** Encrypts against anyone who has only the database. `about` binds the text to its row: it opens nowhere else. */
export function seal(text: string, { key, about = '' }: { key: Buffer; about?: string }): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url');
}

export function unseal(sealed: string, { key, about = '' }: { key: Buffer; about?: string }): string {
  const bytes = Buffer.from(sealed, 'base64url');
  const opener = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12), { authTagLength: 16 });
  opener.setAAD(Buffer.from(about)).setAuthTag(bytes.subarray(12, 28));
  return Buffer.concat([opener.update(bytes.subarray(28)), opener.final()]).toString('utf8');
}

/** A plain hash is enough for random tokens, and hides addresses, which are personal. */
export function hashOf(text: string): string {
  return createHash('sha256').update(text).digest('base64url');
}

/** For codes too short for a plain hash: without the key they cannot be tried one by one. */
export function keyedHash(text: string, key: Buffer): string {
  return createHmac('sha256', key).update(text).digest('base64url');
}

import { createHash, randomBytes } from 'node:crypto';

/** 256 random bits, so that a fast hash is enough [domain 7]. */
export function newToken(): string {
  return randomBytes(32).toString('base64url');
}

export function hashOfToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

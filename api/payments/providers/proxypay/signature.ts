import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { body: Uint8Array; key: string; signature: string };

/** Whether `signature` is the hex HMAC-SHA256 of the body [domain 1.5]; compared in constant time. */
export function isSignature({ body, key, signature }: Signed): boolean {
  const right = createHmac('sha256', key).update(body).digest();
  const given = Buffer.from(signature.trim(), 'hex');
  return given.length === right.length && timingSafeEqual(given, right);
}

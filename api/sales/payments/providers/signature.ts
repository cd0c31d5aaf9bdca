import { createHmac, timingSafeEqual } from 'node:crypto';

type Signed = { body: Uint8Array; key: string; signature: string };

/** Compares the hexadecimal HMAC-SHA256 of the body in constant time [domain 1.5]. */
export function isSignature({ body, key, signature }: Signed): boolean {
  const right = createHmac('sha256', key).update(body).digest();
  const input = Buffer.from(signature.trim(), 'hex');
  return input.length === right.length && timingSafeEqual(input, right);
}

import { createHmac } from 'node:crypto';

type Signed = { secret: string; at: Date; body: string; key: string };

/** The receiver computes the signature over the timestamp, a dot and the bytes of the body, and rejects old timestamps. */
export function signedHeaders({ secret, at, body, key }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-mestria-timestamp': timestamp,
    'x-mestria-signature': `sha256=${signature}`,
  };
}

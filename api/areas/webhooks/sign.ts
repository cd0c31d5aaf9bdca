import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

/** 256 random bits, written as Standard Webhooks writes them. */
export function newSecret(): string {
  return secretPrefix + randomBytes(32).toString('base64');
}

type Message = { id: string; at: Date; body: string; secrets: readonly string[] };

/** The headers of Standard Webhooks, with a signature for each secret. An id has no full stop. */
export function signedHeaders({ id, at, body, secrets }: Message): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signatures = secrets.map((secret) => `v1,${signature(secret, `${id}.${timestamp}.${body}`)}`);
  return {
    'content-type': 'application/json',
    'webhook-id': id,
    'webhook-timestamp': timestamp,
    'webhook-signature': signatures.join(' '),
  };
}

function signature(secret: string, content: string): string {
  const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
  return createHmac('sha256', key).update(content).digest('base64');
}

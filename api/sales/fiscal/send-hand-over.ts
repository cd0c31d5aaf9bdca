import type { Ctx } from '#api/shared/context.ts';
import { handOverBody } from './hand-over-body.ts';
import { findHandOver, recordAttempt, type HandOverRow } from './store/hand-overs.ts';
import { createHmac } from 'node:crypto';

const timeoutMs = 10_000;

/**
 * Sends it once; the job is retried with growing pauses when this throws. The ERP may get it twice, with the same
 * `Idempotency-Key`.
 */
export async function sendHandOver(ctx: Ctx, handOverId: number): Promise<void> {
  const handOver = await findHandOver(ctx, handOverId);
  if (!handOver || handOver.state === 'sent') return;
  try {
    await post(ctx, handOver);
  } catch (error) {
    await recordAttempt(ctx, handOverId, sentenceOf(error));
    throw error;
  }
  await recordAttempt(ctx, handOverId, null);
}

async function post(ctx: Ctx, handOver: HandOverRow): Promise<void> {
  const { erp } = ctx.config;
  if (!erp) throw new Error('ERP_URL and ERP_SECRET are not set.');
  const body = JSON.stringify(await handOverBody(ctx, handOver));
  const answer = await fetch(erp.url, {
    method: 'POST',
    headers: signedHeaders({ secret: erp.secret, at: ctx.now(), body, key: handOver.idempotency_key }),
    body,
    // An order is not carried to an address that nobody configured.
    redirect: 'manual',
    signal: AbortSignal.timeout(timeoutMs),
  });
  await answer.body?.cancel();
  if (!answer.ok) throw new Error(`The ERP answered ${answer.status}.`);
}

const longestError = 300;

function sentenceOf(error: unknown): string {
  const { message, cause } = error instanceof Error ? error : new Error(String(error));
  return `${message}${cause instanceof Error ? ` (${cause.message})` : ''}`.slice(0, longestError);
}

type Signed = { secret: string; at: Date; body: string; key: string };

/** The receiver computes the signature over the timestamp, a dot and the bytes of the body, and rejects old timestamps. */
function signedHeaders({ secret, at, body, key }: Signed): Record<string, string> {
  const timestamp = String(Math.floor(at.getTime() / 1_000));
  const signature = createHmac('sha256', secret).update(`${timestamp}.${body}`).digest('hex');
  return {
    'content-type': 'application/json',
    'idempotency-key': key,
    'x-mestria-timestamp': timestamp,
    'x-mestria-signature': `sha256=${signature}`,
  };
}

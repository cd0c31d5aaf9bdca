import { largestProofBytes } from '#contract/payments-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readBytes, readForm } from '#api/shared/read-form.ts';
import { done } from '#api/shared/retrieval.ts';
import { isWebhookSecret } from './gateway/webhook-url.ts';
import { operate, OperatorCommand } from './operate.ts';
import { isFromOperator, operatorHeader } from './operator-signature.ts';
import { readProof } from './read-proof.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { sendProof } from './send-proof.ts';

const largestEventBytes = 64 * 1024;

export const paymentsRawRoutes: RawRoute[] = [
  { method: 'POST', path: '/payments/webhooks/:provider/:secret', handle: hearProvider },
  { method: 'POST', path: '/payments/proof', handle: takeProof },
  { method: 'GET', path: '/payments/:id/proof', handle: showProof },
  { method: 'POST', path: '/payments/operator', handle: serveOperator },
];

/** The raw bytes come first: the signature is over them and nothing else. */
async function hearProvider(ctx: Ctx, request: Request, { provider = '', secret = '' }: Record<string, string>) {
  if (!isWebhookSecret(ctx.config, provider, secret)) throw new Refusal('not_found');
  const body = await readBytes(request, largestEventBytes);
  await receiveProviderEvent(ctx, { provider, body, headers: request.headers });
  return Response.json({ status: 'success' });
}

/** Multipart: `payment_id` and `file`. Answers as a command does. */
async function takeProof(ctx: Ctx, request: Request): Promise<Response> {
  const form = await readForm(request, largestProofBytes);
  const payment_id = Number(form.get('payment_id'));
  const file = form.get('file');
  if (!Number.isSafeInteger(payment_id) || payment_id < 1) throw new Refusal('invalid_input', { field: 'payment_id' });
  if (!(file instanceof File)) throw new Refusal('invalid_input', { field: 'file' });
  const proof = { payment_id, name: file.name, bytes: await file.bytes() };
  return Response.json(done(await sendProof(ctx, proof)));
}

/** The proof itself, for who sent it and for finance. */
async function showProof(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readProof(ctx, Number(id)));
}

/** `npm run payments`, while this process has the database open. To everybody else there is no such address. */
async function serveOperator(ctx: Ctx, request: Request): Promise<Response> {
  const body = new TextDecoder().decode(await readBytes(request, largestEventBytes));
  const signature = request.headers.get(operatorHeader) ?? '';
  if (!isFromOperator(ctx.config, { body, signature, now: ctx.now() })) throw new Refusal('not_found');
  const house: Ctx = { ...ctx, actor: { kind: 'house' } };
  return Response.json({ status: 'success', data: await operate(house, OperatorCommand.parse(JSON.parse(body))) });
}

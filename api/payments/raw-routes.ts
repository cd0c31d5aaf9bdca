import { largestProofBytes } from '#contract/payments-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile } from '#api/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http.ts';
import { readOperatorCommand } from '#api/shared/operator-command.ts';
import { readBytes } from '#api/shared/read-form.ts';
import { fileIn } from '#api/shared/uploads/read-form.ts';
import { formUpload } from '#api/shared/uploads/upload-route.ts';
import { isWebhookSecret } from './gateway/webhook-url.ts';
import { operate, OperatorCommand } from './operate.ts';
import { readProof } from './read-proof.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { maySendProof, sendProof, storeProof } from './send-proof.ts';

const largestEventBytes = 64 * 1024;

export const paymentsRawRoutes: RawRoute[] = [
  { method: 'POST', path: '/payments/webhooks/:provider/:secret', handle: hearProvider },
  formUpload({
    method: 'POST',
    path: '/payments/proof',
    mostFileBytes: largestProofBytes,
    mayI: maySendProof,
    prepare: proofFrom,
    run: sendProof,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
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

/** A form with `payment_id` and `file`. */
async function proofFrom(ctx: Ctx, form: FormData) {
  const payment_id = Number(form.get('payment_id'));
  if (!Number.isSafeInteger(payment_id) || payment_id < 1) throw new Refusal('invalid_input', { field: 'payment_id' });
  const file = fileIn(form);
  return storeProof(ctx, { payment_id, name: file.name, bytes: await file.bytes() });
}

/** The proof itself, for who sent it and for finance. */
async function showProof(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readProof(ctx, Number(id)));
}

/** `npm run payments`, while this process has the database open. To everybody else there is no such address. */
async function serveOperator(ctx: Ctx, request: Request): Promise<Response> {
  const asked = await readOperatorCommand(ctx, request, OperatorCommand);
  return Response.json({ status: 'success', data: await operate({ ...ctx, actor: { kind: 'house' } }, asked) });
}

import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { fileTypes } from '#contract/platform/files/values.ts';
import { Payment } from '#contract/sales/payments/calls.ts';
import { largestProofBytes } from '#contract/sales/payments/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { answerFile, discardFile, readFileFacts, type SavedFile } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { RawRoute } from '#api/shared/http/http.ts';
import { operatorRoute } from '#api/shared/http/operator-command.ts';
import { readBytes } from '#api/shared/http/read-form.ts';
import { fileRefusals, formDoc } from '#api/shared/http/route-doc.ts';
import { fileIn } from '#api/shared/files/uploads/read-form.ts';
import { formUpload } from '#api/shared/files/uploads/upload-route.ts';
import { operate, OperatorCommand } from './operate.ts';
import { isWebhookSecret } from './providers/webhook-url.ts';
import { receiveProviderEvent } from './receive-provider-event.ts';
import { maySendProof, sendProof, storeProof } from './send-proof.ts';
import { findOrder, isWithin, readerScope } from '#api/sales/orders/index.ts';
import { findPayment } from './store.ts';

const largestEventBytes = 64 * 1024;

export const paymentsRawRoutes: RawRoute[] = [
  {
    method: 'POST',
    path: '/payments/webhooks/:provider/:secret',
    doc: {
      summary: 'Receive an event of a payment provider',
      description: 'Called by the provider, at least once for each event. The signature is over the bytes of the body.',
      auth: 'none',
      path: z.object({
        provider: z.string().describe('The name of the provider, such as `proxypay`.'),
        secret: z.string().describe('The secret that the provider was given with the address.'),
      }),
      headers: z.object({ 'X-Signature': z.string().describe('The hexadecimal HMAC-SHA256 of the body.') }),
      body: { contentType: 'application/json', schema: z.looseObject({}) },
      answer: { contentType: 'application/json', schema: z.object({ status: z.literal('success') }) },
      refuses: ['signature_invalid', 'not_found', 'too_large'],
    },
    handle: receiveFromProvider,
  },
  formUpload({
    method: 'POST',
    path: '/payments/proof',
    doc: formDoc({
      summary: 'Upload the proof of a bank transfer',
      fields: { payment_id: Id },
      result: Payment,
      refuses: ['not_found', 'method_not_available', 'invalid_transition', ...fileRefusals],
    }),
    mostFileBytes: largestProofBytes,
    mayI: maySendProof,
    prepare: proofFrom,
    run: sendProof,
    discard: (ctx, { file }) => discardFile(ctx, file),
  }),
  {
    method: 'GET',
    path: '/payments/:id/proof',
    doc: {
      summary: 'Download the proof of a bank transfer',
      description: 'Your own proof; with the claim `payments.approve`, any proof.',
      auth: 'bearer',
      answer: { contentType: [fileTypes.pdf, fileTypes.jpg, fileTypes.png] },
      refuses: ['not_signed_in', 'not_found'],
    },
    handle: showProof,
  },
  operatorRoute({
    path: '/payments/operator',
    usedBy: 'npm run payments',
    summary: 'List, approve or reject payments by hand',
    command: OperatorCommand,
    run: operate,
  }),
];

async function receiveFromProvider(ctx: Ctx, request: Request, { provider = '', secret = '' }: Record<string, string>) {
  if (!isWebhookSecret(ctx.config, provider, secret)) throw new Refusal('not_found');
  const body = await readBytes(request, largestEventBytes);
  await receiveProviderEvent(ctx, {
    provider,
    body,
    headers: request.headers,
    query: new URL(request.url).searchParams,
  });
  return Response.json({ status: 'success' });
}

async function proofFrom(ctx: Ctx, form: FormData) {
  const payment_id = Number(form.get('payment_id'));
  if (!Number.isSafeInteger(payment_id) || payment_id < 1) throw new Refusal('invalid_input', { field: 'payment_id' });
  const file = fileIn(form);
  return storeProof(ctx, { payment_id, name: file.name, bytes: await file.bytes() });
}

async function showProof(ctx: Ctx, _request: Request, { id = '' }: Record<string, string>): Promise<Response> {
  return answerFile(ctx, await readProof(ctx, Number(id)));
}

async function readProof(ctx: Ctx, paymentId: number): Promise<SavedFile> {
  const scope = readerScope(ctx, 'payments.approve');
  if (!Number.isSafeInteger(paymentId)) throw new Refusal('not_found');
  const { order_id, proof_file_id } = await findPayment(ctx, paymentId);
  if (proof_file_id === null || !(await isWithin(ctx, scope, await findOrder(ctx, order_id))))
    throw new Refusal('not_found');
  return readFileFacts(ctx, proof_file_id);
}

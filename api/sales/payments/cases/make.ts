import { createHmac } from 'node:crypto';
import type { PaymentCase } from '#contract/sales/payments/cases.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { applyEvent } from '../apply-event.ts';
import { waitingEvents } from '../event-store.ts';
import { makePayment, withGateway } from '../make.ts';
import { startCharge } from '../start-charge.ts';
import { findPayment } from '../store.ts';
import { retrievePaymentCases } from './retrieve-cases.ts';

export type Reported = { id?: number | null; reference: string | null; amount?: unknown; currency?: unknown };

/** A callback of the gateway, signed unless another key is given. */
export function callback(ctx: Ctx, { id = 156_200_026_356, reference, ...rest }: Reported, key?: string) {
  const { amount = '45000.00', currency } = rest;
  const reference_id = reference === null ? null : Number(reference);
  return signed(ctx, JSON.stringify({ id, reference_id, amount, fee: '0.00', currency }), key);
}

export function signed(ctx: Ctx, text: string, key: string = ctx.config.proxyPay.apiKey) {
  const body = Buffer.from(text);
  const signature = createHmac('sha256', key).update(body).digest('hex');
  const query = new URLSearchParams();
  return { provider: 'proxypay', body, headers: new Headers({ 'x-signature': signature }), query };
}

/** An attempt by a reference, which the gateway knows. */
export async function withReference(input: Ctx, what: Parameters<typeof makePayment>[1] = {}) {
  const { ctx, sandbox } = await withGateway(input);
  const made = await makePayment(ctx, what);
  return { ...made, ctx, operator: asSystem(ctx), sandbox, reference: await referenceOf(ctx, made.payment.id) };
}

export async function referenceOf(ctx: Ctx, paymentId: number): Promise<string | null> {
  await startCharge(asSystem(ctx), paymentId);
  return (await findPayment(ctx, paymentId)).reference;
}

export async function applyAll(ctx: Ctx): Promise<void> {
  for (const { id } of await waitingEvents(ctx)) await applyEvent(ctx, id);
}

/** Newest last. */
export async function casesIn(ctx: Ctx): Promise<PaymentCase[]> {
  const all = { filter: {}, sort: [], limit: 100, offset: 0 };
  return (await retrievePaymentCases(asSystem(ctx), all)).results.toReversed();
}

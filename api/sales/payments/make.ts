import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';
import type { NewPayment, Payment } from '#contract/sales/payments/calls.ts';
import { offerBy } from '#contract/rules/payment-offers.ts';
import { pdfBytes } from '#api/platform/files/make.ts';
import { makeOrder, type MadeOrder } from '#api/sales/orders/make.ts';
import { writeSettings } from '#api/platform/settings/index.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import type { Ctx } from '#api/shared/context.ts';
import { startSandbox, type Sandbox } from '#sandbox/proxypay/start-sandbox.ts';
import { applyEvent } from './apply-event.ts';
import { createPayment } from './create-payment.ts';
import { storeEvent } from './event-store.ts';
import { allOffers } from './providers/find-provider.ts';
import { sendProof, storeProof } from './send-proof.ts';
import { startCharge } from './start-charge.ts';
import { findPayment } from './store.ts';
export { approvePayment } from './approve-payment.ts';
export { rejectPayment } from './reject-payment.ts';
export { closePending } from './close-pending.ts';
export { reclaimPaymentCase } from './cases/reclaim-case.ts';
export { resolvePaymentCase } from './cases/resolve-case.ts';
export { retrievePaymentCases } from './cases/retrieve-cases.ts';
export { decideRefund } from './refunds/decide-refund.ts';
export { progressRefund } from './refunds/progress-refund.ts';
export { setRefundIban } from './details/refund-iban.ts';
export { requestRefund } from './refunds/request-refund.ts';

type Way = Pick<NewPayment, 'method' | 'channel' | 'phone' | 'is_repeated'>;
type Input = Partial<Way> & Parameters<typeof makeOrder>[1];

export type MadePayment = MadeOrder & { payment: Payment };

export const byExpress = { method: 'multicaixa', channel: 'express', phone: '923 456 789' } as const;
export const inCash = { method: 'numerario', channel: 'cash' } as const;
export const byTransfer = { method: 'transferencia', channel: 'bank' } as const;
export const byReservation = { method: 'reserva', channel: 'credit' } as const;
export const byContract = { method: 'contracto', channel: 'credit' } as const;

export async function makePayment(ctx: Ctx, input: Input = {}): Promise<MadePayment> {
  const { method = 'multicaixa', channel = 'reference', phone, ...rest } = input;
  const made = await makeOrder(ctx, rest);
  return { ...made, payment: await payFor(made, { method, channel, ...(phone !== undefined && { phone }) }) };
}

export async function payFor({ order, buyer }: MadeOrder, way: Way): Promise<Payment> {
  const offer = offerBy(allOffers(), way);
  if (offer?.needsBankAccount) await makeBankAccount(buyer);
  if (offer?.needsCashDesk) await makeCashDesk(buyer);
  if (offer?.switchedOnBy) await writeSettings(asSystem(buyer), { [offer.switchedOnBy]: 'true' });
  return createPayment(buyer, { order_id: order.id, invoice_id: Number(order.invoices[0]?.id), ...way });
}

export async function makeBankAccount(ctx: Ctx): Promise<void> {
  const account = {
    bankName: 'Banco do Planalto',
    bankIban: 'AO06 0040 0000 6487 1902 3102 1',
    bankAccountHolder: 'Mestria, Lda.',
  };
  await writeSettings(asSystem(ctx), account);
}

export async function makeCashDesk(ctx: Ctx): Promise<void> {
  await writeSettings(asSystem(ctx), {
    cashAddress: texts('Rua Rainha Ginga, 87, Luanda', '87 Rua Rainha Ginga, Luanda'),
    cashHours: JSON.stringify({
      open: [{ weekdays: ['mon', 'tue', 'wed', 'thu', 'fri'], from: '08:00', to: '17:00' }],
      zone: 'Africa/Luanda',
    }),
  });
}

function texts(pt: string, english: string): string {
  return JSON.stringify({ pt, 'en-GB': english });
}

export async function proveTransfer(buyer: Ctx, { id }: Pick<Payment, 'id'>): Promise<Payment> {
  const bytes = new Uint8Array(pdfBytes());
  return sendProof(buyer, await storeProof(buyer, { payment_id: id, name: 'comprovativo.pdf', bytes }));
}

export async function withGateway(ctx: Ctx): Promise<{ ctx: Ctx; sandbox: Sandbox }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mestria-gateway-'));
  const { apiKey } = ctx.config.proxyPay;
  const { opg } = ctx.config;
  const sandbox = await startSandbox({
    port: 0,
    dataDir,
    apiKey,
    token: opg?.token,
    now: ctx.now,
    firstRetryMs: 20,
    thinkMs: 0,
  });
  onTestFinished(async () => {
    await sandbox.close();
    rmSync(dataDir, { recursive: true });
  });
  const { url } = sandbox;
  const config = { ...ctx.config, proxyPay: { ...ctx.config.proxyPay, url }, opg: opg && { ...opg, url } };
  return { ctx: { ...ctx, config }, sandbox };
}

type ForPayment = { payment: Pick<Payment, 'id'> };
type Money = { id: number; amountMinor: number; currencyKey?: string };

/** An event of a provider that is acknowledged beforehand, as there is no provider. Its attempt gets a reference. */
export async function storeMoney(ctx: Ctx, { payment }: ForPayment, money: Money): Promise<number> {
  const provider_ref = `9${String(payment.id).padStart(8, '0')}`;
  await ctx.db.updateTable('payments').set({ provider_ref }).where('id', '=', payment.id).execute();
  const id = await storeEvent(ctx, {
    provider: 'proxypay',
    external_id: `paid ${payment.id} ${money.id}`,
    signature_ok: true,
    provider_ref,
    amount_minor: money.amountMinor,
    currency_key: money.currencyKey ?? 'aoa',
    raw: {},
  });
  const acknowledged_at = ctx.now();
  await ctx.db.updateTable('payment_events').set({ acknowledged_at }).where('id', '=', id).execute();
  return id;
}

export async function receiveMoney(ctx: Ctx, made: ForPayment, money: Money): Promise<void> {
  await applyEvent(asSystem(ctx), await storeMoney(ctx, made, money));
}

/** An attempt whose push waits on a phone of the sandbox. */
export async function pushed(input: Ctx, phone = '923 456 789') {
  const { ctx, sandbox } = await withGateway(input);
  const made = await makePayment(ctx, { ...byExpress, phone });
  await startCharge(asSystem(ctx), made.payment.id);
  const charged = await findPayment(ctx, made.payment.id);
  return {
    ...made,
    ctx,
    sandbox,
    operator: asSystem(ctx),
    key: String(charged.provider_ref),
    chargeId: charged.charge_id,
  };
}

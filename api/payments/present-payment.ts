import { textIn } from '#contract/basics.ts';
import type { Payment } from '#contract/payments/calls.ts';
import { bankAccount } from '#api/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { cashDesk } from './cash-desk.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { gatewayOf } from './providers/find-provider.ts';

export async function presentPayments(ctx: Ctx, rows: PaymentRow[]): Promise<Payment[]> {
  const account = rows.some(goesToBankAccount) ? await bankAccount(ctx) : null;
  const desk = rows.some(goesToCashDesk) ? await deskIn(ctx) : null;
  return rows.map((row) => ({
    id: row.id,
    order_id: row.order_id,
    invoice_id: row.invoice_id,
    method: row.method_slug,
    channel: row.channel,
    amount_minor: row.amount_minor,
    currency_id: row.currency_id,
    status: row.status,
    entity: row.reference === null ? null : row.entity,
    reference: row.reference,
    bank: account && goesToBankAccount(row) ? { ...account, message: row.reference ?? '' } : null,
    desk: goesToCashDesk(row) ? desk : null,
    expires_at: momentOf(row.expires_at),
    paid_at: momentOf(row.paid_at),
    paid_amount_minor: row.paid_amount_minor,
    proof_sent_at: momentOf(row.proof_sent_at),
    decline_reason: row.decline_reason,
    flag: row.flag,
    created_at: row.created_at.toISOString(),
    redirect_url: row.status === 'pending' ? row.redirect_url : null,
    sandbox_url: sandboxUrl(ctx, row),
  }));
}

export async function presentPayment(ctx: Ctx, row: PaymentRow): Promise<Payment> {
  const [payment] = await presentPayments(ctx, [row]);
  if (!payment) throw new Error('No payment was presented.');
  return payment;
}

function goesToBankAccount(row: PaymentRow): boolean {
  return offerOf(row)?.needsBankAccount ?? false;
}

function goesToCashDesk(row: PaymentRow): boolean {
  return offerOf(row)?.needsCashDesk ?? false;
}

async function deskIn(ctx: Ctx): Promise<Payment['desk']> {
  const desk = await cashDesk(ctx);
  return desk && { address: textIn(desk.address, ctx.locale), hours: textIn(desk.hours, ctx.locale) };
}

function sandboxUrl({ config, locale }: Ctx, { provider, reference, status }: PaymentRow): string | null {
  if (!reference || status !== 'pending') return null;
  return gatewayOf(config, provider)?.sandboxUrl(reference, locale) ?? null;
}

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

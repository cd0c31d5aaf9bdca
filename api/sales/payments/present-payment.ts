import { textIn } from '#contract/basics.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { creditKindOf } from '#contract/rules/payment-offers.ts';
import { fileSummaries, type FileSummary } from '#api/platform/files/index.ts';
import { bankAccount } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { textsFor } from '#api/shared/texts.ts';
import { cashDesk, wordHours } from './cash-desk.ts';
import { endOf } from './details/seal-detail.ts';
import { offerOf } from './offer-of.ts';
import type { PaymentRow } from './payment-row.ts';
import { gatewayOf } from './providers/find-provider.ts';

export async function presentPayments(ctx: Ctx, rows: PaymentRow[]): Promise<Payment[]> {
  const account = rows.some(goesToBankAccount) ? await bankAccount(ctx) : null;
  const desk = rows.some(goesToCashDesk) ? await deskIn(ctx) : null;
  const proofs = await fileSummaries(
    ctx,
    rows.flatMap(({ proof_file_id }) => proof_file_id ?? []),
  );
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
    proof: proofOf(row, proofs),
    decline_reason: row.refusal ? textsFor(ctx.locale)(`payments.refusals.${row.refusal}`) : row.decline_reason,
    refusal: row.refusal,
    phone_end: row.phone && endOf(row.phone),
    push_sent: row.charge_id !== null,
    confirm_within_ms: confirmWithinMs(ctx, row),
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
  const offer = offerOf(row);
  return (offer?.needsBankAccount ?? false) || creditKindOf(offer) === 'reservation';
}

function goesToCashDesk(row: PaymentRow): boolean {
  return offerOf(row)?.needsCashDesk ?? false;
}

async function deskIn(ctx: Ctx): Promise<Payment['desk']> {
  const desk = await cashDesk(ctx);
  return desk && { address: textIn(desk.address, ctx.locale), hours: wordHours(ctx, desk.hours) };
}

function proofOf({ proof_file_id: id }: PaymentRow, files: Map<number, FileSummary>): Payment['proof'] {
  const file = id === null ? undefined : files.get(id);
  return file ? { name: file.name, byte_size: file.byte_size, is_picture: file.mime.startsWith('image/') } : null;
}

function confirmWithinMs(ctx: Ctx, row: PaymentRow): number | null {
  if (row.status !== 'pending' || !row.expires_at || !offerOf(row)?.answerSeconds) return null;
  return Math.max(0, row.expires_at.getTime() - ctx.now().getTime());
}

function sandboxUrl({ config, locale }: Ctx, { provider, provider_ref, status, ...row }: PaymentRow): string | null {
  const isCharged = row.reference !== null || row.charge_id !== null;
  if (!provider_ref || !isCharged || status !== 'pending') return null;
  return gatewayOf(config, provider)?.sandboxUrl(provider_ref, locale) ?? null;
}

function momentOf(date: Date | null): string | null {
  return date?.toISOString() ?? null;
}

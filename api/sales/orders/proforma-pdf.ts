import { paymentOffers } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { documentFileName } from '#contract/rules/document-file-name.ts';
import { bankAccount, type BankAccount } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { readerScope } from './buyer-scope.ts';
import { findProforma } from './store/invoices.ts';

type Pdf = { name: string; bytes: Uint8Array<ArrayBuffer> };

/**
 * The pro-forma of an order of the actor or of their organization, or of any order with the claim `orders.read`, drawn from its frozen content
 * and the bank account of today, because nobody should pay into a former one. Refuses `not_signed_in`, `not_found`,
 * `too_many_requests`, and `invoice_annulled`, so that nobody pays by it.
 */
export async function proformaPdf(ctx: Ctx, id: number): Promise<Pdf> {
  const { userId } = signedIn(ctx);
  const existing = await findProforma(ctx, { id, scope: readerScope(ctx, 'orders.read') });
  if (!existing) throw new Refusal('not_found');
  const { number, issued_at, state, snapshot } = existing;
  if (state === 'annulled') throw new Refusal('invoice_annulled');
  await limitRate(ctx, `proforma-pdfs ${userId}`, { most: 60, withinSeconds: 3_600 });
  // The PDF library is large, so it is loaded at the first use.
  const { renderProforma } = await import('./paper/render-proforma.ts');
  const bank = await accountFor(ctx, snapshot.currency);
  const bytes = await renderProforma({ number, issued_at, snapshot, bank, locale: ctx.locale });
  return { name: documentFileName(number), bytes };
}

/** Only where orders in this currency can be paid by transfer. */
async function accountFor(ctx: Ctx, currency: string): Promise<BankAccount | null> {
  const isOffered = paymentOffers.some(
    ({ needsBankAccount, currencies }) => needsBankAccount && currencies.some((key) => key === currency),
  );
  return isOffered ? bankAccount(ctx) : null;
}

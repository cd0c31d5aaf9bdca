import type { NewRefundIban, OfOwner, PaymentDetails } from '#contract/payments/details.ts';
import { Refusal } from '#contract/refusals.ts';
import { isIban, normalIban } from '#contract/rules/iban.ts';
import { ownerFor } from '#api/addresses/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { endOf, sealDetail } from './seal-detail.ts';
import { saveDetails } from './store.ts';

export async function setRefundIban(ctx: Ctx, { organization_id, iban }: NewRefundIban): Promise<PaymentDetails> {
  const owner = await ownerFor(ctx, organization_id, 'addresses.edit');
  if (!isIban(iban)) throw new Refusal('iban_invalid', { field: 'iban' });
  const account = normalIban(iban);
  return saveDetails(ctx, owner, {
    refund_iban_sealed: sealDetail(ctx, account, { owner, detail: 'refund iban' }),
    refund_iban_country: account.slice(0, 2),
    refund_iban_end: endOf(account),
  });
}

export async function removeRefundIban(ctx: Ctx, { organization_id }: OfOwner): Promise<PaymentDetails> {
  const owner = await ownerFor(ctx, organization_id, 'addresses.edit');
  return saveDetails(ctx, owner, { refund_iban_sealed: null, refund_iban_country: null, refund_iban_end: null });
}

import type { NewRefundIban, OfOwner, PaymentDetails } from '#contract/sales/payments/details.ts';
import { Refusal } from '#contract/refusals.ts';
import { isIban, normalIban } from '#contract/rules/iban.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeDetails } from './change-details.ts';
import { ownerToChange } from './owner-to-change.ts';
import { endOf, sealDetail } from './seal-detail.ts';

export async function setRefundIban(ctx: Ctx, { organization_id, iban }: NewRefundIban): Promise<PaymentDetails> {
  const owner = await ownerToChange(ctx, organization_id);
  if (!isIban(iban)) throw new Refusal('iban_invalid', { field: 'iban' });
  const account = normalIban(iban);
  const saved = {
    refund_iban_sealed: sealDetail(ctx, account, { owner, detail: 'refund iban' }),
    refund_iban_country: account.slice(0, 2),
    refund_iban_end: endOf(account),
  };
  return changeDetails(ctx, owner, { change: 'iban_set', saved });
}

export async function removeRefundIban(ctx: Ctx, { organization_id }: OfOwner): Promise<PaymentDetails> {
  const owner = await ownerToChange(ctx, organization_id);
  const saved = { refund_iban_sealed: null, refund_iban_country: null, refund_iban_end: null };
  return changeDetails(ctx, owner, { change: 'iban_removed', saved });
}

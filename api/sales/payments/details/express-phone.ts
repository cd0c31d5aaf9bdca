import type { NewExpressPhone, OfOwner, PaymentDetails } from '#contract/sales/payments/details.ts';
import { Refusal } from '#contract/refusals.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import type { Ctx } from '#api/shared/context.ts';
import { changeDetails } from './change-details.ts';
import { ownerToChange } from './owner-to-change.ts';
import { endOf, sealDetail } from './seal-detail.ts';

export async function setExpressPhone(ctx: Ctx, { organization_id, phone }: NewExpressPhone): Promise<PaymentDetails> {
  const owner = await ownerToChange(ctx, organization_id);
  const number = expressPhone(phone);
  if (number === null) throw new Refusal('express_phone_invalid', { field: 'phone' });
  const saved = {
    express_phone_sealed: sealDetail(ctx, number, { owner, detail: 'express phone' }),
    express_phone_end: endOf(number),
    express_consented_at: ctx.now(),
  };
  return changeDetails(ctx, owner, { change: 'phone_set', saved });
}

export async function removeExpressPhone(ctx: Ctx, { organization_id }: OfOwner): Promise<PaymentDetails> {
  const owner = await ownerToChange(ctx, organization_id);
  const saved = { express_phone_sealed: null, express_phone_end: null, express_consented_at: null };
  return changeDetails(ctx, owner, { change: 'phone_removed', saved });
}

import type { NewExpressPhone, OfOwner, PaymentDetails } from '#contract/payments/details.ts';
import { Refusal } from '#contract/refusals.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import { ownerFor } from '#api/addresses/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { endOf, sealDetail } from './seal-detail.ts';
import { saveDetails } from './store.ts';

export async function setExpressPhone(ctx: Ctx, { organization_id, phone }: NewExpressPhone): Promise<PaymentDetails> {
  const owner = await ownerFor(ctx, organization_id, 'addresses.edit');
  const number = expressPhone(phone);
  if (number === null) throw new Refusal('express_phone_invalid', { field: 'phone' });
  return saveDetails(ctx, owner, {
    express_phone_sealed: sealDetail(ctx, number, { owner, detail: 'express phone' }),
    express_phone_end: endOf(number),
    express_consented_at: ctx.now(),
  });
}

export async function removeExpressPhone(ctx: Ctx, { organization_id }: OfOwner): Promise<PaymentDetails> {
  const owner = await ownerFor(ctx, organization_id, 'addresses.edit');
  return saveDetails(ctx, owner, { express_phone_sealed: null, express_phone_end: null, express_consented_at: null });
}

import type { PaymentOffer } from '#contract/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import type { OrderRow } from '#api/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { storedExpressPhone } from './details/stored-express-phone.ts';

type Asked = { order: Pick<OrderRow, 'user_id' | 'organization_id'>; phone: string | undefined };

/**
 * The phone that a push goes to: the given one, or that of the payment details of the buyer. Null for other flows. Refuses
 * `express_phone_invalid`, and `too_many_requests`, since anybody can type the number of somebody else.
 */
export async function phoneToAsk(ctx: Ctx, { flow }: PaymentOffer, { order, phone }: Asked): Promise<string | null> {
  if (flow !== 'push') return null;
  const number = phone === undefined ? await storedExpressPhone(ctx, ownerOf(order)) : expressPhone(phone);
  if (number === null) throw new Refusal('express_phone_invalid', { field: 'phone' });
  await limitRate(ctx, `pushes of ${signedIn(ctx).userId}`, { most: 12, withinSeconds: 3_600 });
  await limitRate(ctx, `pushes to ${number}`, { most: 8, withinSeconds: 3_600 });
  return number;
}

function ownerOf({ user_id, organization_id }: Asked['order']) {
  return organization_id === null ? { user_id, organization_id } : { user_id: null, organization_id };
}

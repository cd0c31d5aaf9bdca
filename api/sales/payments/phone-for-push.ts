import type { NewPayment } from '#contract/sales/payments/calls.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { Refusal } from '#contract/refusals.ts';
import { expressPhone } from '#contract/rules/express-phone.ts';
import type { OrderRow } from '#api/sales/orders/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { latestPhoneOf } from './push-store.ts';
import type { Owner } from '#api/people/addresses/index.ts';
import { openDetail } from './details/seal-detail.ts';
import { sealedPhoneOf } from './details/store.ts';

type Push = Pick<NewPayment, 'phone' | 'is_repeated'> & { order: Buyer };
type Buyer = Pick<OrderRow, 'id' | 'user_id' | 'organization_id'>;

/**
 * The phone that a push goes to: the given one, that of the latest push, or that of the payment details of the buyer. Null
 * for other flows. Refuses `express_phone_invalid`, and `too_many_requests`, since anybody can type the number of somebody else.
 */
export async function phoneForPush(ctx: Ctx, { flow }: PaymentOffer, push: Push): Promise<string | null> {
  if (flow !== 'push') return null;
  const number = await numberFor(ctx, push);
  if (number === null) throw new Refusal('express_phone_invalid', { field: 'phone' });
  await limitRate(ctx, `pushes of ${signedIn(ctx).userId}`, { most: 12, withinSeconds: 3_600 });
  await limitRate(ctx, `pushes to ${number}`, { most: 8, withinSeconds: 3_600 });
  return number;
}

async function numberFor(ctx: Ctx, { order, phone, is_repeated }: Push): Promise<string | null> {
  if (phone !== undefined) return expressPhone(phone);
  return is_repeated ? latestPhoneOf(ctx, order.id) : storedExpressPhone(ctx, ownerOf(order));
}

function ownerOf({ user_id, organization_id }: Buyer) {
  return organization_id === null ? { user_id, organization_id } : { user_id: null, organization_id };
}

/** Null where none is stored. Checks no permissions. */
async function storedExpressPhone(ctx: Ctx, owner: Owner): Promise<string | null> {
  const sealed = await sealedPhoneOf(ctx, owner);
  return sealed && openDetail(ctx, sealed, { owner, detail: 'express phone' });
}

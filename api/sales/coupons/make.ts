import type { Coupon, NewCoupon } from '#contract/sales/coupons/calls.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { readCart } from '#api/sales/cart/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { createCoupon } from './create-coupon.ts';
import { retrieveQuote } from './retrieve-quote.ts';
import { findCoupon } from './store/coupons.ts';
export { updateCoupon } from './update-coupon.ts';

/** By default ten per cent off everything, without a limit. */
export function makeCoupon(ctx: Ctx, { code = 'VERAO-10', ...input }: Partial<NewCoupon> = {}): Promise<Coupon> {
  const value = input.amount_minor ? {} : { percent: 10 };
  return createCoupon(asSystem(ctx), { code, ...value, ...input });
}

/** The answer to the code on the saved cart of the buyer. */
export async function tryCoupon(buyer: Ctx, code: string, organization_id?: number) {
  const { items } = await readCart(buyer, signedIn(buyer).userId);
  const question = { code, cart: cartText(items), currency_id: 1 };
  return retrieveQuote(buyer, organization_id === undefined ? question : { ...question, organization_id });
}

export async function usesOfCoupon(ctx: Ctx, id: number): Promise<number> {
  return (await findCoupon(ctx, id)).uses;
}

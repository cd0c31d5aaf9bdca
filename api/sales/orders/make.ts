import type { AcceptedTerms, NewOrder, Order } from '#contract/sales/orders/calls.ts';
import { hourMs } from '#contract/rules/durations.ts';
import { asA } from '#api/people/identity/make.ts';
import { readCart } from '#api/sales/cart/index.ts';
import { makeCartFor } from '#api/sales/cart/make.ts';
import { tryCoupon } from '#api/sales/coupons/make.ts';
import { currentRegulations } from '#api/offer/classes/index.ts';
import { makeClass } from '#api/offer/classes/make.ts';
import { termsInForce } from '#api/platform/legal/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { placeOrder } from './place-order.ts';

export { paymentConfirmation } from './payment-confirmation.ts';
export { retrieveOrders } from './retrieve-orders.ts';

type Input = {
  buyer?: Ctx;
  class?: { id: number; course_id: number };
  quantity?: number;
} & Partial<NewOrder>;

export { remindToPay } from './notify-buyer.ts';

export type MadeOrder = { order: Order; buyer: Ctx; classId: number; courseId: number };

/** By default one seat in a new class at 45 000,00 AOA for a new student. */
export async function makeOrder(ctx: Ctx, options: Input = {}): Promise<MadeOrder> {
  const { buyer = await asA(ctx, 'student'), class: held = await makeClass(ctx), quantity = 1, ...input } = options;
  await makeCartFor(buyer, input.organization_id, [{ ...held, quantity }]);
  if (input.coupon_code) await tryCoupon(buyer, input.coupon_code, input.organization_id);
  const order = await placeAccepted(buyer, input);
  return { order, buyer, classId: held.id, courseId: held.course_id };
}

/** Accepts whatever the saved cart asks for now. */
export async function placeAccepted(buyer: Ctx, input: Partial<NewOrder> = {}): Promise<Order> {
  return placeOrder(buyer, { currency_id: 1, accepted: await termsOfCart(buyer), ...input });
}

export async function termsOfCart(buyer: Ctx): Promise<AcceptedTerms> {
  const { items } = await readCart(buyer, signedIn(buyer).userId);
  const classIds = items.flatMap(({ preferred_class_id }) => preferred_class_id ?? []);
  const regulations = [...(await currentRegulations(buyer, classIds))];
  return {
    terms_version: await termsInForce(buyer),
    regulations: regulations.map(([class_id, { sha256 }]) => ({ class_id, sha256 })),
  };
}

export function later(ctx: Ctx, hours: number): Ctx {
  const moment = new Date(ctx.now().getTime() + hours * hourMs);
  return { ...ctx, now: () => moment };
}

export async function emittedKinds(ctx: Ctx): Promise<string[]> {
  const events = await ctx.db.selectFrom('outbox_events').select('kind').orderBy('id').execute();
  return events.map(({ kind }) => kind);
}

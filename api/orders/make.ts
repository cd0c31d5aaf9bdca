import type { NewOrder, Order } from '#contract/orders/calls.ts';
import { asA } from '#api/identity/make.ts';
import { makeCart } from '#api/cart/make.ts';
import { makeClass } from '#api/classes/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { placeOrder } from './place-order.ts';

type Given = {
  buyer?: Ctx;
  class?: { id: number; course_id: number };
  quantity?: number;
} & Partial<NewOrder>;

export type MadeOrder = { order: Order; buyer: Ctx; classId: number; courseId: number };

/** By default one seat in a new class at 45 000,00 AOA for a new student. */
export async function makeOrder(ctx: Ctx, given: Given = {}): Promise<MadeOrder> {
  const { buyer = await asA(ctx, 'student'), class: held = await makeClass(ctx), quantity = 1, ...input } = given;
  await makeCart(buyer, { ...held, quantity });
  const order = await placeOrder(buyer, { currency_id: 1, ...input });
  return { order, buyer, classId: held.id, courseId: held.course_id };
}

export function later(ctx: Ctx, hours: number): Ctx {
  const moment = new Date(ctx.now().getTime() + hours * 3_600_000);
  return { ...ctx, now: () => moment };
}

export async function emittedKinds(ctx: Ctx): Promise<string[]> {
  const events = await ctx.db.selectFrom('outbox_events').select('kind').orderBy('id').execute();
  return events.map(({ kind }) => kind);
}

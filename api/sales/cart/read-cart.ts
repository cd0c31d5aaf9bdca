import type { CartItem } from '#contract/sales/cart/values.ts';
import { cartText } from '#contract/rules/serialise-cart.ts';
import { lockCartText, parseCart, readCartText, writeCartText } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

export type SavedItems = { items: CartItem[]; version: number };

export async function readCart(ctx: Ctx, userId: number): Promise<SavedItems> {
  const { text, version } = await readCartText(ctx, userId);
  return { items: parseCart(text), version };
}

/** Locks the cart until the transaction ends, so that one cart makes one order. */
export async function lockCart(ctx: Ctx, userId: number): Promise<SavedItems> {
  const { text, version } = await lockCartText(ctx, userId);
  return { items: parseCart(text), version };
}

export async function emptyCart(ctx: Ctx, userId: number): Promise<void> {
  await writeCartText(ctx, userId, cartText([]));
}

/** Removes a course that is in the user's library [specification 4, Cart]. Idempotent. */
export function removeFromCart(ctx: Ctx, userId: number, courseId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { items } = await lockCart(tx, userId);
    const remaining = items.filter(({ id }) => id !== courseId);
    if (remaining.length < items.length) await writeCartText(tx, userId, cartText(remaining));
  });
}

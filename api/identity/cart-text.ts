import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findCart, lockCart, saveCart, type StoredCart } from './people-store.ts';

/** The serialised cart of a user, and a number that grows with every change of it. Refuses `not_found`. */
export async function readCartText(ctx: Ctx, userId: number): Promise<StoredCart> {
  return found(await findCart(ctx, userId));
}

/** The same, locked until the caller's transaction ends, so that a cart is not sold while it changes. */
export async function lockCartText(ctx: Ctx, userId: number): Promise<StoredCart> {
  return found(await lockCart(ctx, userId));
}

/** Replaces the serialised cart and answers its new version. Refuses `not_found`. */
export async function writeCartText(ctx: Ctx, userId: number, text: string): Promise<number> {
  return found(await saveCart(ctx, userId, text));
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found');
  return value;
}

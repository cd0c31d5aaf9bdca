import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findCart, lockCart, saveCart, type StoredCart } from './people-store.ts';

/** The serialised cart of a user and its version, which grows with every change. Refuses `not_found`. */
export async function readCartText(ctx: Ctx, userId: number): Promise<StoredCart> {
  return found(await findCart(ctx, userId));
}

/** For the statement of another slice; `userId` is a column of it. */
export function cartTextOf(userId: string) {
  return sql<string>`(select cart from users where id = ${sql.ref(userId)})`;
}

/** As `readCartText`, with the row locked until the caller's transaction ends. */
export async function lockCartText(ctx: Ctx, userId: number): Promise<StoredCart> {
  return found(await lockCart(ctx, userId));
}

/** Answers the new version. Refuses `not_found`. */
export async function writeCartText(ctx: Ctx, userId: number, text: string): Promise<number> {
  return found(await saveCart(ctx, userId, text));
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new Refusal('not_found');
  return value;
}

import { moneyReasons } from '#contract/accounts/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { settlementsOf } from './model/ledger.ts';
import { bookedIn, type Account } from './store.ts';

export type MoneySettled = { entryId: number; orderId: number; amountMinor: number };

/** The money that paid debits of orders, by its entry and the order, oldest first. Checks no permissions. */
export async function moneySettled(ctx: Ctx, account: Account): Promise<MoneySettled[]> {
  const booked = await bookedIn(ctx, account);
  const money = new Set(
    booked.filter(({ reason }) => moneyReasons.some((each) => each === reason)).map(({ id }) => id),
  );
  const paid = new Map<string, MoneySettled>();
  for (const { creditId, orderId, amountMinor } of settlementsOf(booked)) {
    if (orderId === null || !money.has(creditId)) continue;
    const key = `${creditId} ${orderId}`;
    const before = paid.get(key)?.amountMinor ?? 0;
    paid.set(key, { entryId: creditId, orderId, amountMinor: before + amountMinor });
  }
  return [...paid.values()];
}

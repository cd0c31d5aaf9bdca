import { moneyReasons } from '#contract/sales/accounts/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { settle } from './model/settle.ts';
import { bookedIn, bookedInAll, type Account, type StoredBooked } from './store.ts';

export type MoneySettled = { entryId: number; orderId: number; amountMinor: number };

/** The money that paid debits of orders, by its entry and the order, oldest first. Checks no permissions. */
export async function moneySettled(ctx: Ctx, account: Account): Promise<MoneySettled[]> {
  return moneyIn(await bookedIn(ctx, account));
}

/** Of every account, for audits. */
export async function allMoneySettled(ctx: Ctx): Promise<MoneySettled[]> {
  return (await bookedInAll(ctx)).flatMap(moneyIn);
}

function moneyIn(booked: readonly StoredBooked[]): MoneySettled[] {
  const money = new Set(booked.filter(isMoney).map(({ id }) => id));
  const paid = new Map<string, MoneySettled>();
  for (const { creditId, orderId, amountMinor } of settle(booked).settlements) {
    if (orderId === null || !money.has(creditId)) continue;
    const key = `${creditId} ${orderId}`;
    const before = paid.get(key)?.amountMinor ?? 0;
    paid.set(key, { entryId: creditId, orderId, amountMinor: before + amountMinor });
  }
  return [...paid.values()];
}

function isMoney({ reason }: StoredBooked): boolean {
  return moneyReasons.some((each) => each === reason);
}

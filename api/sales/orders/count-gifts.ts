import { giftsADay } from '#contract/sales/orders/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { takeFromRate } from '#api/shared/http/rate-limit.ts';

/** Counts the emails of a giver to addresses that they may type freely. Refuses `too_many_gifts`. */
export async function countGifts(tx: Ctx, many: number): Promise<void> {
  if (many === 0) return;
  const { userId } = signedIn(tx);
  const isPaying = await hasPaid(tx, userId);
  const most = isPaying ? giftsADay.afterPayment : giftsADay.beforePayment;
  const limit = { most, withinSeconds: daySeconds, many };
  const { excess, seconds } = await takeFromRate(tx, `gifts of user ${userId}`, limit);
  if (excess === 0) return;
  const data = { most, left: Math.max(0, many - excess) };
  throw new Refusal('too_many_gifts', { ...data, seconds, paid: isPaying ? 'yes' : 'no' });
}

async function hasPaid(ctx: Ctx, userId: number): Promise<boolean> {
  const paid = ctx.db.selectFrom('shared_paid_orders').select('order_id').where('user_id', '=', userId);
  return (await paid.limit(1).executeTakeFirst()) !== undefined;
}

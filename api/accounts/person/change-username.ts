import { isEmailAddress } from '#contract/accounts-values.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { saveAddressChange } from './user-store.ts';

/** Asks for another address. Whether it is free the reaction finds out: the call does the same for every address. */
export async function changeUsername(ctx: Ctx, wanted: { username: string }): Promise<{ username: string }> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  const username = wanted.username.trim().toLowerCase();
  if (!isEmailAddress(username)) throw new Refusal('username_invalid', { field: 'username' });
  await limitRate(ctx, `change-username ${userId}`, { most: 5, withinSeconds: 3_600 });
  await inTransaction(ctx, async (inside) => {
    const address_change_id = await saveAddressChange(inside, userId, username);
    await tell(inside, 'address_change_asked', { address_change_id });
  });
  return { username };
}

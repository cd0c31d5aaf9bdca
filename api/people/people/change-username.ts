import { requireFreshSignIn } from '#api/people/identity/index.ts';
import { isEmailAddress } from '#contract/people/identity/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { saveAddressChange } from './address-change-store.ts';

/** Whether the address is free is looked up by the reaction, so that the call does the same for every address. */
export async function changeUsername(ctx: Ctx, input: { username: string }): Promise<{ username: string }> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  const username = input.username.trim().toLowerCase();
  if (!isEmailAddress(username)) throw new Refusal('username_invalid', { field: 'username' });
  await limitRate(ctx, `change-username ${userId}`, { most: 5, withinSeconds: 3_600 });
  await inTransaction(ctx, async (tx) => {
    const address_change_id = await saveAddressChange(tx, userId, username);
    await emit(tx, 'address_change_asked', { address_change_id });
  });
  return { username };
}

import { getSelf, isAddressTaken, mailOwner, saveUsername } from '#api/people/identity/index.ts';
import type { Self } from '#contract/people/identity/self.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { dropTokens, lookAtToken, spendToken } from '#api/shared/secrets/one-time-tokens.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { deleteAddressChange, findAddressChange } from './address-change-store.ts';

const purpose = 'change_email';

/**
 * Only the signed-in user who asked can confirm: with the link alone, anyone who reads the mail of a mistyped address
 * could lock the owner out.
 */
export async function confirmUsername(ctx: Ctx, { token }: { token: string }): Promise<Self> {
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `confirm-username ${userId}`, { most: 20, withinSeconds: 3_600 });
  return inTransaction(ctx, async (tx) => {
    const shown = await lookAtToken(tx, purpose, token);
    const change = shown && (await findAddressChange(tx, shown.subjectId));
    if (change?.user_id !== userId || (await isAddressTaken(tx, change.username))) throw notValid();
    if (!(await spendToken(tx, purpose, token))) throw notValid();
    // Sent before the address changes, so it goes to the old one.
    await mailOwner(tx, userId, 'username_changed');
    await saveUsername(tx, userId, change.username);
    await deleteAddressChange(tx, userId);
    // An earlier link to reset the password went to the old address.
    await dropTokens(tx, 'recover_password', userId);
    return getSelf(tx);
  });
}

function notValid(): Refusal {
  return new Refusal('link_not_valid');
}

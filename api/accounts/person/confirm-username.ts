import type { Self } from '#contract/accounts-self.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { dropTokens, lookAtToken, spendToken } from '#api/shared/one-time-tokens.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { getSelf } from '../get-self.ts';
import { mailOwner } from '../mail-owner.ts';
import { deleteAddressChange, findAddressChange, isAddressTaken, saveUsername } from './user-store.ts';

const purpose = 'change_email';

/**
 * Takes the new address by the link that came to it. Only who asked for it, signed in, can: the link alone would let
 * whoever reads the mail at a mistyped address lock the owner out.
 */
export async function confirmUsername(ctx: Ctx, { token }: { token: string }): Promise<Self> {
  const { userId } = signedIn(ctx);
  await limitRate(ctx, `confirm-username ${userId}`, { most: 20, withinSeconds: 3_600 });
  return inTransaction(ctx, async (inside) => {
    const shown = await lookAtToken(inside, purpose, token);
    const change = shown && (await findAddressChange(inside, shown.subjectId));
    if (change?.user_id !== userId || (await isAddressTaken(inside, change.username))) throw notValid();
    if (!(await spendToken(inside, purpose, token))) throw notValid();
    // To the old address, while it still is one's own.
    await mailOwner(inside, userId, 'username_changed');
    await saveUsername(inside, userId, change.username);
    await deleteAddressChange(inside, change.id);
    // A link to choose a new password has gone to an address that is no longer one's own.
    await dropTokens(inside, 'recover_password', userId);
    return getSelf(inside);
  });
}

function notValid(): Refusal {
  return new Refusal('link_not_valid');
}

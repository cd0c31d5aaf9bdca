import { endConsents, lockUser, standingConsent } from '#api/people/identity/index.ts';
import type { Consent } from '#contract/areas/privacy/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

export function withdrawConsent(ctx: Ctx): Promise<Consent> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    const standing = await standingConsent(tx, { userId, purpose: 'news' });
    if (!standing) throw new Refusal('not_found');
    await endConsents(tx, userId, 'news');
    return { ...standing, withdrawn_at: tx.now().toISOString() };
  });
}

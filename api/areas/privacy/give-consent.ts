import { addConsent, lockUser, standingConsent } from '#api/people/identity/index.ts';
import type { Consent } from '#contract/areas/privacy/calls.ts';
import { privacyInForce } from '#api/platform/legal/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';

export function giveConsent(ctx: Ctx): Promise<Consent> {
  const { userId } = signedIn(ctx);
  const which = { userId, purpose: 'news' } as const;
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    return (await standingConsent(tx, which)) ?? addConsent(tx, { ...which, version: await privacyInForce(tx) });
  });
}

import { addConsent, lockUser, standingConsent } from '#api/identity/index.ts';
import { termsVersion } from '#contract/identity/values.ts';
import type { Consent } from '#contract/privacy/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/transaction.ts';

export function giveConsent(ctx: Ctx): Promise<Consent> {
  const { userId } = signedIn(ctx);
  const which = { userId, purpose: 'news' } as const;
  return inTransaction(ctx, async (tx) => {
    await lockUser(tx, userId);
    return (await standingConsent(tx, which)) ?? addConsent(tx, { ...which, version: termsVersion });
  });
}

import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { findFactorsOf } from './factor-store.ts';
import { drawRecoveryCodes } from './recovery-codes.ts';

export async function makeRecoveryCodes(ctx: Ctx): Promise<{ recovery_codes: string[] }> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  const { has_totp, has_passkey } = await findFactorsOf(ctx, userId);
  if (!has_totp && !has_passkey) throw new Refusal('not_found');
  return inTransaction(ctx, async (tx) => {
    const codes = await drawRecoveryCodes(tx, userId);
    await emit(tx, 'factor_changed', { user_id: userId, change: 'recovery_codes_made' });
    return { recovery_codes: codes };
  });
}

import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { clearFactorTries, takeFactorTry } from './factor-tries.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import { takeFirstTotpCode } from './totp.ts';
import { confirmTotpOf, findTotp } from './totp-store.ts';

export async function confirmTotp(ctx: Ctx, { code }: { code: string }): Promise<{ recovery_codes: string[] | null }> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  const waiting = await findTotp(ctx, userId);
  if (!waiting || waiting.confirmed_at) throw new Refusal('not_found');
  await takeFactorTry(ctx, userId);
  return inTransaction(ctx, async (tx) => {
    const right = await takeFirstTotpCode(tx, userId, code.replaceAll(/\s/g, ''));
    if (!right || !(await confirmTotpOf(tx, userId))) throw new Refusal('code_wrong', { field: 'code' });
    await clearFactorTries(tx, userId);
    await emit(tx, 'factor_changed', { user_id: userId, change: 'totp_added' });
    return { recovery_codes: await firstRecoveryCodes(tx, userId) };
  });
}

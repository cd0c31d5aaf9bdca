import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { afterRemoval } from './recovery-codes.ts';
import { deleteTotp } from './totp-store.ts';

export async function removeTotp(ctx: Ctx): Promise<Record<string, never>> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await deleteTotp(tx, userId))) throw new Refusal('not_found');
    await afterRemoval(tx, userId, 'totp_removed');
  });
  return {};
}

import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requireFreshSignIn } from '../require-fresh-sign-in.ts';
import { deletePasskey } from './passkey-store.ts';
import { afterRemoval } from './recovery-codes.ts';

export async function removePasskey(ctx: Ctx, { id }: { id: number }): Promise<Record<string, never>> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  await inTransaction(ctx, async (tx) => {
    if (!(await deletePasskey(tx, { userId, id }))) throw new Refusal('not_found');
    await afterRemoval(tx, userId, 'passkey_removed');
  });
  return {};
}

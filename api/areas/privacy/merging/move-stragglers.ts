import { usersToMerge } from '#api/people/identity/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { moveAll } from '#api/shared/personal-moves.ts';
import type { Merge } from './store.ts';

/**
 * What a request of the emptied account saved after the merge, for whose locks it had waited. The locks wait for it in
 * turn. Idempotent.
 */
export function moveStragglers(ctx: Ctx, { staying_user_id, removed_user_id }: Merge): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const users = await usersToMerge(tx, [staying_user_id, removed_user_id], true);
    const [staying, removed] = [users.get(staying_user_id), users.get(removed_user_id)];
    if (staying && removed && !staying.isDeleted) await moveAll(tx, { staying, removed });
  });
}

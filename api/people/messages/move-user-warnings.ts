import type { UserWarning } from '#contract/people/messages/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { canMove, type WarningMove } from './model/warning-moves.ts';
import { inOrderOf, presentWarning } from './present.ts';
import { mayEdit, scopeOf } from './scope.ts';
import { changed } from './store/versions.ts';
import { changeWarnings, lockWarnings, removeWarnings, type WarningRow } from './store/warnings.ts';

type Input = { ids: number[]; move: WarningMove };

/**
 * All or nothing, and idempotent. Refuses `not_signed_in`, `not_found` for a missing warning or one of another user,
 * `invalid_transition`, and `not_allowed` to delete permanently.
 */
export function moveUserWarnings(ctx: Ctx, { ids, move }: Input): Promise<UserWarning[]> {
  if (move === 'hard-delete') requireClaim(ctx, mayEdit);
  const scope = scopeOf(ctx);
  const requested = [...new Set(ids)];
  return inTransaction(ctx, async (tx) => {
    const rows = await lockWarnings(tx, requested, scope);
    if (rows.length < requested.length) throw new Refusal('not_found');
    if (!rows.every((row) => canMove(move, row.deleted_at ? 'binned' : 'kept'))) {
      throw new Refusal('invalid_transition');
    }
    const moved = await carryOut(tx, rows, move);
    await changed(
      tx,
      'user-warnings-update',
      moved.map(({ user_id }) => user_id),
    );
    return inOrderOf(moved, ids).map((row) => presentWarning(tx, row));
  });
}

async function carryOut(ctx: Ctx, rows: WarningRow[], move: WarningMove): Promise<WarningRow[]> {
  const ids = rows.map(({ id }) => id);
  if (move !== 'hard-delete') return changeWarnings(ctx, ids, move);
  await removeWarnings(ctx, ids);
  return rows;
}

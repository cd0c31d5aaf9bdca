import type { Ctx } from '#api/shared/context.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { emit } from '#api/shared/events/events.ts';
import { revokeFamilies } from '../../session-store.ts';
import { deleteFactors } from '../factor-store.ts';

/** Anyone with the password of the user can sign in afterwards, with the claims of a student until there is a new factor. */
export async function resetFactorsOf(tx: Ctx, userId: number): Promise<void> {
  await deleteFactors(tx, userId);
  await revokeFamilies(tx, { userId }, 'factors_reset');
  await recordMove(tx, { subject: 'account', subjectId: userId, move: 'reset_factors', from: null, to: 'open' });
  await emit(tx, 'factor_changed', { user_id: userId, change: 'reset_by_staff' });
}

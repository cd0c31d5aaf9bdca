import { standingWaitingStatuses, type WaitingStatus } from '#contract/classes-values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { nextWaitingStatus, type WaitingMove } from '../model/waiting-status.ts';
import { setHoldStatus } from '../seats-store.ts';
import { changeEntry } from './store.ts';

type Standing = { id: number; status: WaitingStatus };

/**
 * Moves a place on the list of a locked class, and writes it down. The seat of an offer that ends is let go in the same
 * breath: the caller takes it or passes it on before the lock is gone.
 */
export async function moveEntry(ctx: Ctx, { id, status }: Standing, move: WaitingMove): Promise<void> {
  const to = nextWaitingStatus(status, move);
  const stands = standingWaitingStatuses.some((standing) => standing === to);
  await changeEntry(ctx, id, { status: to, ended_at: stands ? null : ctx.now() });
  await recordMove(ctx, { subject: 'waiting_entry', subjectId: id, move, from: status, to });
  if (status !== 'offered') return;
  await setHoldStatus(ctx, { waiting_entry_id: id }, 'released');
  await tell(ctx, 'seat_offer_ended', { waiting_entry_id: id });
}

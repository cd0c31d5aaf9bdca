import { standingWaitingStatuses, type WaitingStatus } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { waitingLifeCycle, type WaitingMove } from '../model/waiting-status.ts';
import { setHoldStatus } from '../seats-store.ts';
import { changeEntries } from './store.ts';

type Standing = { id: number; status: WaitingStatus };

export function moveEntry(ctx: Ctx, { id, status }: Standing, move: WaitingMove): Promise<void> {
  return moveEntries(ctx, { from: status, ids: [id] }, move);
}

/** The seat of an offer that ends is free at once: the caller takes it or passes it on before the lock ends. */
export async function moveEntries(
  ctx: Ctx,
  { from, ids }: { from: WaitingStatus; ids: number[] },
  move: WaitingMove,
): Promise<void> {
  if (ids.length === 0) return;
  const to = waitingLifeCycle.next(from, move);
  const stands = standingWaitingStatuses.some((standing) => standing === to);
  await changeEntries(ctx, ids, { status: to, ended_at: stands ? null : ctx.now() });
  await recordMoves(ctx, { subject: 'waiting_entry', subjectIds: ids, move, from, to });
  if (from !== 'offered') return;
  const holders = ids.map((waiting_entry_id) => ({ waiting_entry_id }));
  await setHoldStatus(ctx, holders, 'released');
  await emitAll(ctx, 'seat_offer_ended', holders);
}

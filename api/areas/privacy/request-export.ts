import { requireFreshSignIn } from '#api/people/identity/index.ts';
import type { DataExport } from '#contract/areas/privacy/values.ts';
import { daySeconds } from '#contract/rules/durations.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { limitRate } from '#api/shared/http/rate-limit.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { insertExport, waitingExport } from './export-store.ts';

const mostPerDay = { most: 5, withinSeconds: daySeconds };

export async function requestExport(ctx: Ctx): Promise<DataExport> {
  const { userId } = signedIn(ctx);
  await requireFreshSignIn(ctx);
  return inTransaction(ctx, (tx) => exportFor(tx, userId));
}

/** In a transaction. Answers the one that is in progress. Refuses `too_many_requests`. */
export async function exportFor(tx: Ctx, userId: number): Promise<DataExport> {
  const id = await insertExport(tx, userId);
  if (id !== null) {
    await limitRate(tx, `export ${userId}`, mostPerDay);
    await emit(tx, 'export_requested', { export_id: id });
  }
  const waiting = await waitingExport(tx, userId);
  // Another request may have inserted it and finished meanwhile; then this one starts again.
  return waiting ?? exportFor(tx, userId);
}

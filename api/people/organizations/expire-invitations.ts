import type { Ctx } from '#api/shared/context.ts';
import { emitAll } from '#api/shared/events/events.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { settleWarnings } from '#api/people/messages/index.ts';
import { affiliationSubject } from './message-facts.ts';
import { expireDue } from './store/write-affiliations.ts';

const batch = 500;

export async function expireInvitations(ctx: Ctx): Promise<void> {
  for (;;) {
    const expired = await inTransaction(ctx, expireBatch);
    if (expired < batch) return;
  }
}

async function expireBatch(tx: Ctx): Promise<number> {
  const subjectIds = await expireDue(tx, batch);
  await recordMoves(tx, { subject: 'affiliation', subjectIds, move: 'expire', from: 'invited', to: 'expired' });
  for (const id of subjectIds) {
    await settleWarnings(tx, { kinds: ['affiliation_invited'], subject: affiliationSubject(id) });
  }
  await emitAll(
    tx,
    'invitation_lapsed',
    subjectIds.map((affiliation_id) => ({ affiliation_id })),
  );
  return subjectIds.length;
}

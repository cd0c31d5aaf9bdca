import { emitAll } from '#api/shared/events/events.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { countInvitations } from './count-invitations.ts';
import { userIdOf } from './require-right.ts';
import type { AffiliationRow } from './store/affiliation-row.ts';
import {
  insertInvitations,
  renewInvitations,
  saveWork,
  type Change,
  type Invitee,
} from './store/write-affiliations.ts';

/** What is written about one address: `row` is what stands about it so far. */
export type Invited = { row: AffiliationRow | undefined; person: Invitee };

/** Invites people, in the transaction of a verb that holds the lock of the organization. Answers ids in their order. */
export async function writeInvitations(
  tx: Ctx,
  organizationId: number,
  invited: readonly Invited[],
): Promise<number[]> {
  const invitedBy = userIdOf(tx);
  const newcomers = invited.flatMap(({ row, person }) => (row ? [] : [person]));
  const again = invited.flatMap(({ row, person }) => (row ? [{ row, person }] : []));
  await countInvitations(tx, organizationId, newcomers.length);
  const fresh = await insertInvitations(tx, newcomers, { organizationId, invitedBy });
  await recordMoves(tx, { subject: 'affiliation', subjectIds: fresh, move: 'invite', from: null, to: 'invited' });
  await saveWork(tx, again.map(changeOf));
  await renew(
    tx,
    again.map(({ row }) => row),
    'invite',
  );
  await announce(tx, fresh);
  const ids = new Map(newcomers.map(({ email }, place) => [email, fresh[place]]));
  return invited.flatMap(({ row, person }) => row?.id ?? ids.get(person.email) ?? []);
}

/** Sends them again. The caller has checked that each may be, and holds the locks of their organizations. */
export async function renew(tx: Ctx, rows: readonly AffiliationRow[], move: 'invite' | 'resend'): Promise<void> {
  const ids = rows.map(({ id }) => id);
  for (const [organizationId, of] of Map.groupBy(rows, ({ organization_id }) => organization_id)) {
    await countInvitations(tx, organizationId, of.length);
  }
  await renewInvitations(tx, ids, userIdOf(tx));
  for (const from of new Set(rows.map(({ status }) => status))) {
    const subjectIds = rows.filter(({ status }) => status === from).map(({ id }) => id);
    await recordMoves(tx, { subject: 'affiliation', subjectIds, move, from, to: 'invited' });
  }
  await announce(tx, ids);
}

function announce(tx: Ctx, ids: readonly number[]): Promise<void> {
  const payloads = ids.map((affiliation_id) => ({ affiliation_id }));
  return emitAll(tx, 'affiliation_invited', payloads);
}

function changeOf({ row, person: { email: _, ...work } }: { row: AffiliationRow; person: Invitee }): Change {
  return { id: row.id, ...work };
}

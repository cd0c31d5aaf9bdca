import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { end } from './end-affiliations.ts';
import { organizationLifeCycle } from './model/life-cycles.ts';
import { requireOrganizationRight } from './require-right.ts';
import { standingAffiliations } from './store/find-affiliations.ts';
import { findOrganization, lockToClose, saveClosed } from './store/organizations.ts';
import { removePeopleOf } from './store/personal.ts';

/** Domain 7: the law or the register demands these. */
const stored = 'kept: orders, fiscal documents and the current account (fiscal law); certificates (register)';

/**
 * In a transaction, before anything is checked: orders that were placed before are seen then, and later ones wait and
 * are refused. Refuses `not_found`, `not_allowed`, `invalid_transition`.
 */
export async function lockOrganizationToClose(tx: Ctx, id: number): Promise<void> {
  await lockToClose(tx, id);
  const from = (await findOrganization(tx, id))?.status;
  await requireOrganizationRight(tx, id, 'organization.close');
  if (from) organizationLifeCycle.next(from, 'close');
}

/** Under the lock of `lockOrganizationToClose`. Whether something stands in the way is checked before. */
export async function closeLockedOrganization(tx: Ctx, id: number): Promise<void> {
  const organization = await findOrganization(tx, id);
  if (!organization) throw new Refusal('not_found');
  await end(tx, await standingAffiliations(tx, id));
  await removePeopleOf(tx, id);
  await saveClosed(tx, id);
  const move = {
    subject: 'organization',
    subjectId: id,
    move: 'close',
    from: organization.status,
    to: 'closed',
  } as const;
  await recordMove(tx, { ...move, reason: stored });
  await emit(tx, 'organization_closed', { organization_id: id });
}

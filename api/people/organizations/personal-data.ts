import type { Ctx } from '#api/shared/context.ts';
import { inBatches, type PersonalData, type Whose } from '#api/shared/personal-data.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { end } from './end-affiliations.ts';
import { affiliationsByIds, withoutOwner } from './store/find-affiliations.ts';
import { lockOrganizations } from './store/organizations.ts';
import { affiliationsToTakeAlong, idsOfPerson, removePerson, suspendAll } from './store/personal.ts';

/**
 * Past affiliations remain without name and address, because enrollments that a company paid for refer to them. An
 * organization that loses its last owner is suspended until staff find it another.
 */
export const organizationsData: PersonalData = {
  takeAlong: async function* (ctx, whose) {
    yield {
      path: 'affiliations.json',
      rows: inBatches((lastId, limit) => affiliationsToTakeAlong(ctx, { ...whose, lastId, limit })),
    };
  },
  erase: (ctx, whose) => inTransaction(ctx, (tx) => erase(tx, whose)),
};

async function erase(tx: Ctx, whose: Whose): Promise<void> {
  const ids = await idsOfPerson(tx, whose);
  const organizationIds = [...new Set((await affiliationsByIds(tx, ids)).map((row) => row.organization_id))];
  await lockOrganizations(tx, organizationIds);
  const rows = await affiliationsByIds(tx, ids);
  const standing = rows.filter(({ status }) => status !== 'ended');
  await end(tx, standing);
  await removePerson(tx, ids);
  const owned = standing.filter(({ role, status }) => role === 'owner' && status === 'active');
  const orphans = await withoutOwner(
    tx,
    owned.map(({ organization_id }) => organization_id),
  );
  const subjectIds = await suspendAll(tx, orphans);
  await recordMoves(tx, { subject: 'organization', subjectIds, move: 'suspend', from: 'active', to: 'suspended' });
}

import type { Affiliation } from '#contract/people/organizations/affiliation.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import type { OrganizationAccess } from './model/access.ts';
import { standingsIn } from './require-right.ts';
import { present, type AffiliationRow } from './store/affiliation-row.ts';
import { affiliationsByIds, withoutOwner } from './store/find-affiliations.ts';
import { lockOrganizations } from './store/organizations.ts';

type Subject = { row: AffiliationRow; standing: OrganizationAccess };
type Changing = {
  /** Checks each; who may not read the organization gets `not_found` before. */
  allow: (subject: Subject) => void;
  write: (tx: Ctx, rows: AffiliationRow[]) => Promise<void>;
};

/**
 * Changes people of one or several organizations, all or none. The locks make two owners who leave at the same time
 * queue, so that the second is refused `last_owner`.
 */
export function changeAffiliations(ctx: Ctx, ids: number[], { allow, write }: Changing): Promise<Affiliation[]> {
  return inTransaction(ctx, async (tx) => {
    const organizationIds = await organizationsOf(tx, ids);
    await lockOrganizations(tx, organizationIds);
    const standings = await standingsIn(tx, organizationIds);
    const rows = await affiliationsByIds(tx, [...new Set(ids)]);
    for (const row of rows) {
      const standing = standings.get(row.organization_id);
      if (!standing || !isAcquainted(standing)) throw new Refusal('not_found');
      allow({ row, standing });
    }
    await write(tx, rows);
    const owned = rows.filter(({ role, status }) => role === 'owner' && status === 'active');
    const left = owned.map(({ organization_id }) => organization_id);
    if ((await withoutOwner(tx, left)).length > 0) throw new Refusal('last_owner');
    return (await affiliationsByIds(tx, ids)).map(present);
  });
}

function isAcquainted({ role, mayRead, mayEdit }: OrganizationAccess): boolean {
  return role !== null || mayRead || mayEdit;
}

async function organizationsOf(tx: Ctx, ids: number[]): Promise<number[]> {
  await standingsIn(tx, []);
  const rows = await affiliationsByIds(tx, ids);
  if (new Set(rows.map(({ id }) => id)).size < new Set(ids).size) throw new Refusal('not_found');
  return [...new Set(rows.map(({ organization_id }) => organization_id))];
}

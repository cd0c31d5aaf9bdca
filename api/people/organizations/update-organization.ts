import type { Organization, OrganizationChange } from '#contract/people/organizations/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { withChanges } from './model/with-changes.ts';
import { checkedData } from './organization-data.ts';
import { readOrganization } from './read-organization.ts';
import { requireOrganizationRight } from './require-right.ts';
import { findOrganization, isTaxIdTaken, lockOrganizations, saveOrganization } from './store/organizations.ts';

export function updateOrganization(ctx: Ctx, { id, ...change }: OrganizationChange): Promise<Organization> {
  return inTransaction(ctx, async (tx) => {
    await requireOrganizationRight(tx, id, 'data.edit');
    await lockOrganizations(tx, [id]);
    const stored = await findOrganization(tx, id);
    if (!stored) throw new Refusal('not_found');
    const changed = await checkedData(withChanges(stored, change), stored.erp_group);
    if (await isTaxIdTaken(tx, changed)) throw new Refusal('organization_exists', { field: 'tax_id' });
    await saveOrganization(tx, changed);
    return readOrganization(tx, id);
  });
}

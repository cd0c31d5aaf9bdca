import type { NewOrganization, Organization } from '#contract/organizations/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { insertOrganization } from './store.ts';

/** Refuses `not_signed_in`, `organization_name_taken`. */
export function createOrganization(ctx: Ctx, { name }: NewOrganization): Promise<Organization> {
  const { userId } = signedIn(ctx);
  return inTransaction(ctx, async (tx) => {
    const created = await insertOrganization(tx, { userId, name });
    if (!created) throw new Refusal('organization_name_taken', { field: 'name' });
    await emit(tx, 'organization_created', { organization_id: created.id });
    return created;
  });
}

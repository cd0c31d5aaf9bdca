import type { AffiliationStatus } from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { statusAsOf } from './store/affiliation-row.ts';

export type LockedAffiliation = { id: number; person_id: number | null; status: AffiliationStatus };

/** Of these people, who belong to the organization: nobody answers or ends an invitation until the transaction ends. */
export function lockAffiliations(
  tx: Ctx,
  organizationId: number,
  ids: readonly number[],
): Promise<LockedAffiliation[]> {
  if (ids.length === 0) return Promise.resolve([]);
  return tx.db
    .selectFrom('affiliations')
    .select(['affiliations.id', 'affiliations.person_id', statusAsOf(tx).as('status')])
    .where('affiliations.organization_id', '=', organizationId)
    .where('affiliations.id', 'in', ids)
    .orderBy('affiliations.id')
    .forShare()
    .execute();
}

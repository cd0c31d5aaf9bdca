import type { Organization } from '#contract/people/organizations/calls.ts';
import { hasOrganizationRight } from '#contract/people/organizations/values.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { personIdOf } from './require-right.ts';
import { findOrganizations, type OrganizationQuery } from './store/organizations.ts';

export async function retrieveOrganizations(ctx: Ctx, query: OrganizationQuery): Promise<ResultPage<Organization>> {
  const personId = personIdOf(ctx);
  const isStaff = hasClaims(ctx, 'organizations.read');
  const { results, total } = await findOrganizations(ctx, query, { personId, onlyOwn: !isStaff });
  return { results: isStaff ? results : results.map(withoutTerms), total };
}

/** What a company owes and has agreed is nothing for its employees. */
function withoutTerms(organization: Organization): Organization {
  const { role } = organization;
  if (role !== null && hasOrganizationRight(role, 'orders.read')) return organization;
  return { ...organization, credit_limit_minor: 0, contract: null };
}

import type { Affiliation, Department } from '#contract/people/organizations/affiliation.ts';
import { Refusal } from '#contract/refusals.ts';
import { readUser } from '#api/people/identity/index.ts';
import { requireClaim, signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { personIdOf, requireOrganizationRight } from './require-right.ts';
import { findAffiliations, findDepartments, type AffiliationQuery } from './store/find-affiliations.ts';

export async function retrieveAffiliations(ctx: Ctx, query: AffiliationQuery): Promise<ResultPage<Affiliation>> {
  personIdOf(ctx);
  const { own, organization_id, person_id } = query.filter;
  if (person_id !== undefined) requireClaim(ctx, 'organizations.read');
  if (own) return findAffiliations(ctx, query, await callerOf(ctx));
  if (person_id !== undefined && organization_id === undefined) return findAffiliations(ctx, query, null);
  if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  await requireOrganizationRight(ctx, organization_id, 'employees.read');
  return findAffiliations(ctx, query, null);
}

async function callerOf(ctx: Ctx) {
  const { userId, personId } = signedIn(ctx);
  const { username } = await readUser(ctx, userId);
  return { personId, email: username.toLowerCase() };
}

type DepartmentQuery = ListQuery<{ filter?: { organization_id: number } | undefined }>;

export async function retrieveDepartments(
  ctx: Ctx,
  { filter, ...page }: DepartmentQuery,
): Promise<ResultPage<Department>> {
  personIdOf(ctx);
  const { organization_id } = filter;
  if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  await requireOrganizationRight(ctx, organization_id, 'employees.read');
  return findDepartments(ctx, organization_id, page);
}

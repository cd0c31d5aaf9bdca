import type { Organization } from '#contract/people/organizations/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { personIdOf } from './require-right.ts';
import { findOrganizations } from './store/organizations.ts';

/** As a command answers it; whether the caller may is checked before. */
export async function readOrganization(ctx: Ctx, id: number): Promise<Organization> {
  const query = { filter: { id }, sort: [], limit: 1, offset: 0 };
  const { results } = await findOrganizations(ctx, query, { personId: personIdOf(ctx), onlyOwn: false });
  if (!results[0]) throw new Refusal('not_found');
  return results[0];
}

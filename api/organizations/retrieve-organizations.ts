import type { Organization } from '#contract/organizations/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { findOrganizations, type OrganizationQuery } from './store.ts';

/** Your own, without the deleted ones. Refuses `not_signed_in`. */
export async function retrieveOrganizations(ctx: Ctx, query: OrganizationQuery): Promise<Found<Organization>> {
  return findOrganizations(ctx, signedIn(ctx).userId, query);
}

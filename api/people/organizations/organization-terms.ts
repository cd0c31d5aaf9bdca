import type { OrganizationRight, OrganizationRole } from '#contract/people/organizations/values.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { personIdOf, requireRight, standingOf } from './require-right.ts';
import { membersWith } from './store/find-affiliations.ts';
import {
  findForReader,
  findOrganization,
  lockAgainstClosing,
  lockOrganizations,
  type StoredOrganization,
} from './store/organizations.ts';

export type { StoredOrganization as OrganizationTerms };

/** Data and terms, without checking who reads them. Refuses `not_found`. */
export async function organizationTerms(ctx: Ctx, id: number): Promise<StoredOrganization> {
  const existing = await findOrganization(ctx, id);
  if (!existing) throw new Refusal('not_found');
  return existing;
}

/** Data and terms, in one statement with the right to read them. Refuses as `requireOrganizationRight`. */
export async function termsForReader(ctx: Ctx, id: number, right: OrganizationRight): Promise<StoredOrganization> {
  const { organization, role } = (await findForReader(ctx, id, personIdOf(ctx))) ?? {};
  requireRight(organization && standingOf(ctx, { role: role ?? null, status: organization.status }), right);
  if (!organization) throw new Refusal('not_found');
  return organization;
}

/** Orders on account queue here, so that two of them never spend the same credit. Refuses `not_found`. */
export async function lockOrganizationTerms(tx: Ctx, id: number): Promise<StoredOrganization> {
  await lockOrganizations(tx, [id]);
  return organizationTerms(tx, id);
}

/** An order of the organization is placed under this, so that it is not closed meanwhile. */
export function lockOrganizationToBuy(tx: Ctx, id: number): Promise<void> {
  return lockAgainstClosing(tx, id);
}

/** The persons to notify about something in an organization. */
export async function personsWithRole(ctx: Ctx, id: number, roles: readonly OrganizationRole[]): Promise<number[]> {
  return (await membersWith(ctx, id, roles)).map(({ personId }) => personId);
}

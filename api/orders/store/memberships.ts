import { organizationRights, type OrganizationRight } from '#contract/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';

/** The organizations in which this person has the right. Suspended ones buy nothing. */
export async function organizationsWithRight(ctx: Ctx, personId: number, right: OrganizationRight): Promise<number[]> {
  let query = ctx.db
    .selectFrom('shared_affiliations as a')
    .innerJoin('shared_organizations as o', 'o.id', 'a.organization_id')
    .select('o.id')
    .where('a.person_id', '=', personId)
    .where('a.status', '=', 'active')
    .where('a.role', 'in', organizationRights[right])
    .where('o.status', '<>', 'closed');
  if (!right.endsWith('.read')) query = query.where('o.status', '<>', 'suspended');
  return (await query.execute()).map(({ id }) => id);
}

/** The users who belong or belonged to an organization. */
export async function usersOfOrganization(ctx: Ctx, organizationId: number): Promise<Set<number>> {
  const rows = await ctx.db
    .selectFrom('shared_affiliations as a')
    .innerJoin('shared_users as u', 'u.person_id', 'a.person_id')
    .select('u.id')
    .where('a.organization_id', '=', organizationId)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

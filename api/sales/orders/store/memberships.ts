import { sql, type RawBuilder } from 'kysely';
import { organizationRights, type OrganizationRight } from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';

type Holder = { personId: number; right: OrganizationRight };

/** The ids of the organizations in which this person has the right. Suspended ones buy nothing. */
export function organizationsWithRight({ personId, right }: Holder): RawBuilder<unknown> {
  const without = right.endsWith('.read') ? ['closed'] : ['closed', 'suspended'];
  return sql`
    select o.id from shared_affiliations a join shared_organizations o on o.id = a.organization_id
    where a.person_id = ${personId} and a.status = 'active' and a.role in (${sql.join(organizationRights[right])})
      and o.status not in (${sql.join(without)})`;
}

export async function isIn(ctx: Ctx, organizationId: number, holder: Holder): Promise<boolean> {
  const { rows } = await sql<{ is_in: boolean }>`
    select ${organizationId}::bigint in (${organizationsWithRight(holder)}) as is_in`.execute(ctx.db);
  return rows[0]?.is_in ?? false;
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

import { sql } from 'kysely';
import type { RoleRecord } from '#contract/people/identity/staff/roles.ts';
import type { Claim } from '#contract/people/identity/claims.ts';
import type { UserRole } from '#contract/people/identity/values.ts';
import type { Id } from '#contract/basics.ts';
import type { matches } from '#contract/shapes.ts';
import type { z } from 'zod';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { recordColumns } from '#api/shared/records/record-versions.ts';

export type RoleQuery = ListQuery<{ filter?: { id?: z.infer<ReturnType<typeof matches<typeof Id>>> | undefined } }>;

const claimsOfRole = sql<Claim[]>`(
  select coalesce(json_agg(slug order by slug), '[]') from role_claims where role_id = roles.id)`;

const usersOfRole = sql<number>`(
  select count(*) from user_roles join users on users.id = user_roles.user_id
  where role_id = roles.id and deleted_at is null and disabled_at is null)`;

export async function listRoles(
  ctx: Ctx,
  { filter: { id }, sort, ...page }: RoleQuery,
): Promise<ResultPage<RoleRecord>> {
  let query = ctx.db
    .selectFrom('roles')
    .select(['roles.id', 'roles.name'])
    .select([claimsOfRole.as('claims'), usersOfRole.as('users'), ...recordColumns('roles', 'roles.id')])
    .$narrowType<{ name: UserRole }>();
  if (id !== undefined) query = query.where(wanted(sql.ref('roles.id'), id));
  for (const { order } of sort) query = query.orderBy('roles.id', order);
  const { rows, total } = await pageOf(query.orderBy('roles.id'), page);
  const results = rows.map(({ updated_at, ...role }) => ({ ...role, updated_at: momentOf(updated_at) }));
  return { results, total };
}

function momentOf(moment: Date | null): string | null {
  return moment?.toISOString() ?? null;
}

export async function saveClaims(tx: Ctx, roleId: number, claims: readonly Claim[]): Promise<void> {
  await tx.db.deleteFrom('role_claims').where('role_id', '=', roleId).execute();
  if (claims.length === 0) return;
  const rows = [...new Set(claims)].map((slug) => ({ role_id: roleId, slug }));
  await tx.db.insertInto('role_claims').values(rows).execute();
}

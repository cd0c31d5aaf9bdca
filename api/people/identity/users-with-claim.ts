import type { Ctx } from '#api/shared/context.ts';

export async function usersWithClaim(ctx: Ctx, claim: string): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('role_claims', 'role_claims.role_id', 'user_roles.role_id')
    .select('users.id')
    .distinct()
    .where('role_claims.slug', '=', claim)
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .orderBy('users.id')
    .execute();
  return rows.map(({ id }) => id);
}

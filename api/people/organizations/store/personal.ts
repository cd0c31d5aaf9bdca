import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';

type Batch = Whose & { lastId: number; limit: number };

export function affiliationsToTakeAlong(ctx: Ctx, { lastId, limit, ...whose }: Batch) {
  return affiliationsOf(ctx, whose)
    .innerJoin('organizations', 'organizations.id', 'affiliations.organization_id')
    .select(['affiliations.id', 'organizations.name as organization', 'affiliations.email', 'affiliations.name'])
    .select(['affiliations.role', 'affiliations.status', 'department', 'cost_centre', 'employee_no'])
    .select(['invited_at', 'accepted_at', 'ended_at'])
    .where('affiliations.id', '>', lastId)
    .orderBy('affiliations.id')
    .limit(limit)
    .execute();
}

export async function idsOfPerson(ctx: Ctx, whose: Whose): Promise<number[]> {
  const rows = await affiliationsOf(ctx, whose).select('affiliations.id').orderBy('affiliations.id').execute();
  return rows.map(({ id }) => id);
}

function affiliationsOf(ctx: Ctx, { personId, username }: Whose) {
  return ctx.db
    .selectFrom('affiliations')
    .where((row) =>
      row.or([
        row('person_id', '=', personId),
        row.and([row('person_id', 'is', null), row('affiliations.email', '=', username.toLowerCase())]),
      ]),
    );
}

export async function removePerson(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db
    .updateTable('affiliations')
    .set({ name: '', email: '', employee_no: '', token_hash: null })
    .where('id', 'in', ids)
    .execute();
}

/** Of a closed organization; the affiliations themselves remain for the enrollments that it paid for. */
export async function removePeopleOf(ctx: Ctx, organizationId: number): Promise<void> {
  await ctx.db
    .updateTable('affiliations')
    .set({ name: '', email: '', employee_no: '', department: '', cost_centre: '', token_hash: null })
    .where('organization_id', '=', organizationId)
    .execute();
}

export async function suspendAll(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .updateTable('organizations')
    .set({ status: 'suspended' })
    .where('id', 'in', ids)
    .where('status', '=', 'active')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}

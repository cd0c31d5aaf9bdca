import { sql } from 'kysely';
import type { Affiliation, AffiliationFilter, Department } from '#contract/people/organizations/affiliation.ts';
import { openAffiliationStatuses } from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf, wanted, type ResultPage, type ListQuery } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';
import { present, rowOf, selectAffiliations, statusAsOf, type AffiliationRow } from './affiliation-row.ts';

export type AffiliationQuery = ListQuery<{ filter?: AffiliationFilter }>;
export type Own = { personId: number; email: string };

const mostWords = 8;

/** With `own`, only those of that person and the invitations to that address. */
export async function findAffiliations(
  ctx: Ctx,
  { filter, sort, ...page }: AffiliationQuery,
  own: Own | null,
): Promise<ResultPage<Affiliation>> {
  let query = selectAffiliations(ctx);
  if (own) query = query.where(isOwn(own));
  const { organization_id, search = '' } = filter;
  if (organization_id !== undefined) query = query.where('affiliations.organization_id', '=', organization_id);
  if (filter.status !== undefined) query = query.where(wanted(statusAsOf(ctx), filter.status));
  for (const field of ['id', 'person_id', 'role', 'department'] as const) {
    const value = filter[field];
    if (value !== undefined) query = query.where(wanted(sql.ref(`affiliations.${field}`), value));
  }
  for (const word of search.split(/\s+/).filter(Boolean).slice(0, mostWords)) {
    query = query.where(sql<boolean>`affiliations.search_text like fold(${`%${escapeLike(word)}%`})`);
  }
  for (const { field, order } of sort) query = query.orderBy(sortOf(ctx, field), order);
  const { rows, total } = await pageOf(query.orderBy('affiliations.name_folded').orderBy('affiliations.id'), page);
  return { results: rows.map((row) => present(rowOf(row))), total };
}

/** A withdrawn invitation was never theirs. */
function isOwn({ personId, email }: Own) {
  return sql<boolean>`(affiliations.person_id = ${personId} or (affiliations.person_id is null
    and affiliations.email = ${email} and affiliations.status <> 'ended'))`;
}

function sortOf(ctx: Ctx, field: string) {
  if (field === 'status') return statusAsOf(ctx);
  return sql.ref(`affiliations.${field === 'name' ? 'name_folded' : field}`);
}

export async function affiliationsByIds(ctx: Ctx, ids: readonly number[]): Promise<AffiliationRow[]> {
  if (ids.length === 0) return [];
  const rows = await selectAffiliations(ctx).where('affiliations.id', 'in', ids).execute();
  const match = new Map(rows.map((row) => [row.id, rowOf(row)]));
  return ids.flatMap((id) => match.get(id) ?? []);
}

export async function affiliationById(ctx: Ctx, id: number): Promise<AffiliationRow | undefined> {
  return (await affiliationsByIds(ctx, [id]))[0];
}

export async function affiliationByToken(ctx: Ctx, hash: string): Promise<AffiliationRow | undefined> {
  const row = await selectAffiliations(ctx).where('affiliations.token_hash', '=', hash).executeTakeFirst();
  return row && rowOf(row);
}

/** Those that have not ended, by address. There is one at most of each. */
export async function standingByEmails(
  ctx: Ctx,
  organizationId: number,
  emails: readonly string[],
): Promise<Map<string, AffiliationRow>> {
  if (emails.length === 0) return new Map();
  const rows = await selectAffiliations(ctx)
    .where('affiliations.organization_id', '=', organizationId)
    .where('affiliations.email', '=', sql<string>`any(${emails}::text[])`)
    .where('affiliations.status', '<>', 'ended')
    .execute();
  return new Map(rows.map((row) => [row.email, rowOf(row)]));
}

export async function standingAffiliations(ctx: Ctx, organizationId: number): Promise<AffiliationRow[]> {
  const rows = await selectAffiliations(ctx)
    .where('affiliations.organization_id', '=', organizationId)
    .where('affiliations.status', '<>', 'ended')
    .execute();
  return rows.map(rowOf);
}

/** The organizations of which this person is the only active owner. */
export async function ownedAlone(ctx: Ctx, personId: number): Promise<{ id: number; name: string }[]> {
  return ctx.db
    .selectFrom('affiliations as own')
    .innerJoin('organizations', 'organizations.id', 'own.organization_id')
    .select(['organizations.id', 'organizations.name'])
    .where('own.person_id', '=', personId)
    .where('own.role', '=', 'owner')
    .where('own.status', '=', 'active')
    .where('organizations.status', '=', 'active')
    .where(
      sql<boolean>`not exists (select from affiliations other where other.organization_id = own.organization_id
        and other.role = 'owner' and other.status = 'active' and other.id <> own.id)`,
    )
    .orderBy('organizations.id')
    .execute();
}

export async function isActiveIn(ctx: Ctx, organizationId: number, personId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('affiliations')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('person_id', '=', personId)
    .where('status', '=', 'active')
    .executeTakeFirst();
  return row !== undefined;
}

/** The organizations among these that have no active owner. */
export async function withoutOwner(ctx: Ctx, organizationIds: readonly number[]): Promise<number[]> {
  if (organizationIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('organizations')
    .select('id')
    .where('id', 'in', organizationIds)
    .where(
      sql<boolean>`not exists (select from affiliations a
        where a.organization_id = organizations.id and a.role = 'owner' and a.status = 'active')`,
    )
    .execute();
  return rows.map(({ id }) => id);
}

export async function findDepartments(
  ctx: Ctx,
  organizationId: number,
  page: { limit: number; offset: number },
): Promise<ResultPage<Department>> {
  const query = ctx.db
    .selectFrom('affiliations')
    .select(['department as name', sql<number>`count(*) filter (where ${statusAsOf(ctx)} = 'active')`.as('active')])
    .select(
      sql<number>`count(*) filter (where ${statusAsOf(ctx)} in (${literals(openAffiliationStatuses)}))`.as('people'),
    )
    .where('organization_id', '=', organizationId)
    .where('status', 'in', openAffiliationStatuses)
    .where('department', '<>', '')
    .groupBy('department')
    .orderBy(sql`fold(department)`)
    .orderBy('department');
  const all = await query.execute();
  return { results: all.slice(page.offset, page.offset + page.limit), total: all.length };
}

export async function peopleOf(ctx: Ctx, organizationId: number): Promise<number> {
  const { count } = await ctx.db
    .selectFrom('affiliations')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .executeTakeFirstOrThrow();
  return count;
}

/** Of the active people with one of these roles. */
export async function membersWith(
  ctx: Ctx,
  organizationId: number,
  roles: readonly string[],
): Promise<{ personId: number }[]> {
  return ctx.db
    .selectFrom('affiliations')
    .select('person_id as personId')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .where('role', 'in', roles)
    .orderBy('person_id')
    .$narrowType<{ personId: number }>()
    .execute();
}

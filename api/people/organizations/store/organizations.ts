import { sql } from 'kysely';
import type { Organization, OrganizationFilter } from '#contract/people/organizations/calls.ts';
import {
  erpGroups,
  organizationRoles,
  organizationStatuses,
  type OrganizationRole,
  type OrganizationStatus,
} from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ResultPage, type ListQuery } from '#api/shared/database/retrieval.ts';

const columns = [
  'id',
  'name',
  'tax_id',
  'country',
  'email',
  'phone',
  'street',
  'city',
  'region',
  'postal_code',
  'status',
  'erp_group',
  'credit_limit_minor',
  'credit_currency_id',
  'payment_terms_days',
  'contract_number',
  'contract_from',
  'contract_to',
  'contract_ceiling_minor',
  'created_at',
] as const;

/** An organization as it is stored, without what depends on who reads it. */
export type StoredOrganization = Omit<Organization, 'role' | 'active_affiliations'>;
export type OrganizationQuery = ListQuery<{ filter?: OrganizationFilter }>;

type Scope = { personId: number | null; onlyOwn: boolean };

export async function findOrganizations(
  ctx: Ctx,
  { filter: { id, name, status }, sort, ...page }: OrganizationQuery,
  { personId, onlyOwn }: Scope,
): Promise<ResultPage<Organization>> {
  const role = roleOf(personId);
  let query = ctx.db
    .selectFrom('organizations')
    .select(columns)
    .select([role.as('role'), activeAffiliations.as('active_affiliations')]);
  if (onlyOwn) query = query.where(sql<boolean>`${role} is not null`);
  if (id !== undefined) query = query.where(wanted(sql.ref('organizations.id'), id));
  if (name !== undefined) query = query.where(wanted(sql.ref('organizations.name'), name));
  if (status !== undefined) query = query.where('organizations.status', '=', status);
  for (const { field, order } of sort) query = query.orderBy(field === 'name' ? byName : sql.ref(field), order);
  const { rows, total } = await pageOf(query.orderBy(byName).orderBy('id'), page);
  const results = rows.map(({ role: own, active_affiliations, ...row }) => ({
    ...present(row),
    role: roleNamed(own),
    active_affiliations,
  }));
  return { results, total };
}

const byName = sql`fold(organizations.name)`;
const activeAffiliations = sql<number>`(select count(*) from affiliations counted
  where counted.organization_id = organizations.id and counted.status = 'active')`;

function roleOf(personId: number | null) {
  return sql<string | null>`(select own.role from affiliations own
    where own.organization_id = organizations.id and own.person_id = ${personId} and own.status = 'active')`;
}

export async function findOrganization(ctx: Ctx, id: number): Promise<StoredOrganization | undefined> {
  const row = await ctx.db.selectFrom('organizations').select(columns).where('id', '=', id).executeTakeFirst();
  return row && present(row);
}

/** With the role of that person in it. */
export async function findForReader(ctx: Ctx, id: number, personId: number | null) {
  const row = await ctx.db
    .selectFrom('organizations')
    .select(columns)
    .select(roleOf(personId).as('role'))
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { role, ...organization } = row;
  return { organization: present(organization), role: roleNamed(role) };
}

/**
 * Serializes every change of the people and terms of these organizations. Rows that only refer to one, such as an
 * order, do not wait.
 */
export async function lockOrganizations(ctx: Ctx, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  await ctx.db.selectFrom('organizations').select('id').where('id', 'in', ids).orderBy('id').forNoKeyUpdate().execute();
}

/** Waits while the organization is being closed; other orders and changes of its people do not wait. */
export async function lockAgainstClosing(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.selectFrom('organizations').select('id').where('id', '=', id).forKeyShare().execute();
}

/** Everything that involves the organization queues here, orders too. */
export async function lockToClose(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.selectFrom('organizations').select('id').where('id', '=', id).forUpdate().execute();
}

/** Its name, tax number and address remain, because orders and fiscal documents refer to them. */
export async function saveClosed(ctx: Ctx, id: number): Promise<void> {
  const contract = { contract_number: null, contract_from: null, contract_to: null, contract_ceiling_minor: null };
  await ctx.db
    .updateTable('organizations')
    .set({ status: 'closed', email: '', phone: '', credit_limit_minor: 0, ...contract })
    .where('id', '=', id)
    .execute();
}

type Member = { id: number; status: OrganizationStatus; role: OrganizationRole | null };

/** With the role of that person in each; unknown organizations are left out. */
export async function rolesIn(ctx: Ctx, ids: readonly number[], personId: number | null): Promise<Member[]> {
  if (ids.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('organizations')
    .select(['id', 'status', roleOf(personId).as('role')])
    .where('id', 'in', ids)
    .execute();
  return rows.map(({ id, status, role }) => ({ id, status: statusNamed(status), role: roleNamed(role) }));
}

type Stored = Partial<Omit<StoredOrganization, 'id' | 'created_at' | 'contract'>>;
export type NewRow = Stored & Pick<StoredOrganization, 'name' | 'tax_id' | 'country' | 'credit_currency_id'>;

/** Undefined where another organization has this tax number. */
export async function insertOrganization(ctx: Ctx, organization: NewRow): Promise<number | undefined> {
  const row = await ctx.db
    .insertInto('organizations')
    .values({ ...organization, created_at: ctx.now() })
    .onConflict((conflict) => conflict.columns(['country', 'tax_id']).where('status', '<>', 'closed').doNothing())
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

export async function isTaxIdTaken(ctx: Ctx, { id, country, tax_id }: StoredOrganization): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('organizations')
    .select('id')
    .where('country', '=', country)
    .where('tax_id', '=', tax_id)
    .where('id', '<>', id)
    .where('status', '<>', 'closed')
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveOrganization(ctx: Ctx, { id, contract, ...changed }: StoredOrganization): Promise<void> {
  const { created_at: _, ...values } = changed;
  await ctx.db
    .updateTable('organizations')
    .set({
      ...values,
      contract_number: contract?.number ?? null,
      contract_from: contract?.from ?? null,
      contract_to: contract?.to ?? null,
      contract_ceiling_minor: contract?.ceiling_minor ?? null,
    })
    .where('id', '=', id)
    .execute();
}

type Row = {
  contract_number: string | null;
  contract_from: string | null;
  contract_to: string | null;
  contract_ceiling_minor: number | null;
  created_at: Date;
  status: string;
  erp_group: string | null;
} & Omit<StoredOrganization, 'contract' | 'created_at' | 'status' | 'erp_group'>;

function present(row: Row): StoredOrganization {
  const { contract_number: number, contract_from: from, contract_to: to, contract_ceiling_minor, ...rest } = row;
  const isWhole = number !== null && from !== null && to !== null && contract_ceiling_minor !== null;
  return {
    ...rest,
    status: statusNamed(row.status),
    erp_group: erpGroups.find((group) => group === row.erp_group) ?? null,
    contract: isWhole ? { number, from, to, ceiling_minor: contract_ceiling_minor } : null,
    created_at: row.created_at.toISOString(),
  };
}

function statusNamed(name: string): OrganizationStatus {
  return organizationStatuses.find((status) => status === name) ?? 'suspended';
}

function roleNamed(name: string | null): OrganizationRole | null {
  return organizationRoles.find((role) => role === name) ?? null;
}

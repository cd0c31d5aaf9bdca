import { sql } from 'kysely';
import type { OrganizationAccount, OrganizationAccountFilter } from '#contract/sales/accounts/calls.ts';
import type { OrganizationStatus } from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type OrganizationAccountQuery = ListQuery<{ filter?: OrganizationAccountFilter | undefined }>;

type Row = Omit<OrganizationAccount, 'created_at'> & { created_at: Date };

const balance = sql<number>`(select coalesce(sum(case e.kind when 'debit' then e.amount_minor else -e.amount_minor end), 0)::bigint
  from ledger_entries e where e.organization_id = o.id and e.currency_id = o.credit_currency_id)`;
const byName = sql`fold(o.name)`;
const sortedBy: Record<string, typeof byName> = { name: byName, balance_minor: balance };

/** With what each owes in the currency of its credit; of one page only, unless it sorts or filters by that. */
export function listOrganizationAccounts(
  ctx: Ctx,
  { filter, sort, ...page }: OrganizationAccountQuery,
): Promise<{ rows: Row[]; total: number }> {
  const { id, status, owes, search } = filter;
  let query = ctx.db
    .selectFrom('shared_organizations as o')
    .select(['o.id', 'name', 'tax_id', 'email', 'country', 'created_at'])
    .select(['credit_currency_id', 'credit_limit_minor', balance.as('balance_minor')])
    .select(sql<OrganizationStatus>`status`.as('status'))
    .$castTo<Row>();
  if (id !== undefined) query = query.where(wanted(sql.ref('o.id'), id));
  if (status !== undefined) query = query.where(wanted(sql.ref('o.status'), status));
  if (owes !== undefined) query = query.where(sql<boolean>`(${balance} > 0) = ${owes}`);
  if (search !== undefined) query = query.where(mentions(sql`concat_ws(' ', o.name, o.tax_id, o.email)`, search));
  for (const { field, order } of sort) query = query.orderBy(sortedBy[field] ?? sql.ref(`o.${field}`), order);
  return pageOf(query.orderBy(byName).orderBy('o.id'), page);
}

import { sql, type Expression } from 'kysely';
import type { OrganizationAccount, OrganizationAccountFilter } from '#contract/sales/accounts/calls.ts';
import type { OrganizationStatus } from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOfChosen, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

export type OrganizationAccountQuery = ListQuery<{ filter?: OrganizationAccountFilter | undefined }>;

type Row = Omit<OrganizationAccount, 'created_at'> & { created_at: Date };

const signed = sql`case e.kind when 'debit' then e.amount_minor else -e.amount_minor end`;
const balance = sql<number>`(select coalesce(sum(${signed}), 0)::bigint
  from ledger_entries e where e.organization_id = o.id and e.currency_id = o.credit_currency_id)`;
/** Of all accounts in one pass, instead of one look-up for each organization. */
const balances = sql<{ organization_id: number; currency_id: number; balance_minor: number }>`(
  select e.organization_id, e.currency_id, sum(${signed})::bigint as balance_minor
  from ledger_entries e group by e.organization_id, e.currency_id)`;
const summed = sql<number>`coalesce(b.balance_minor, 0)`;
const byName = sql`fold(o.name)`;

/** With what each owes in the currency of its credit; of one page only, unless it sorts or filters by that. */
export async function listOrganizationAccounts(
  ctx: Ctx,
  { filter, sort, ...page }: OrganizationAccountQuery,
): Promise<{ rows: Row[]; total: number }> {
  const { id, status, owes, search } = filter;
  const needsBalances = owes !== undefined || sort.some(({ field }) => field === 'balance_minor');
  let all = ctx.db
    .selectFrom('shared_organizations as o')
    .$if(needsBalances, (query) =>
      query.leftJoin(balances.as('b'), (join) =>
        join.onRef('b.organization_id', '=', 'o.id').onRef('b.currency_id', '=', 'o.credit_currency_id'),
      ),
    )
    .select('o.id');
  if (id !== undefined) all = all.where(wanted(sql.ref('o.id'), id));
  if (status !== undefined) all = all.where(wanted(sql.ref('o.status'), status));
  if (owes !== undefined) all = all.where(sql<boolean>`(${summed} > 0) = ${owes}`);
  if (search !== undefined) all = all.where(mentions(sql`concat_ws(' ', o.name, o.tax_id, o.email)`, search));
  for (const { field, order } of sort) all = all.orderBy(columnOf(field, summed), order);
  const ids = all.orderBy(byName).orderBy('o.id');
  const read = (chosen: typeof ids | readonly number[]) => {
    let query = ctx.db
      .selectFrom('shared_organizations as o')
      .select(['o.id', 'name', 'tax_id', 'email', 'country', 'created_at'])
      .select(['credit_currency_id', 'credit_limit_minor', balance.as('balance_minor')])
      .select(sql<OrganizationStatus>`status`.as('status'))
      .where('o.id', 'in', chosen)
      .$castTo<Row>();
    for (const { field, order } of sort) query = query.orderBy(columnOf(field, balance), order);
    return query.orderBy(byName).orderBy('o.id').execute();
  };
  return pageOfChosen(ctx, { ids, read }, page);
}

function columnOf(field: string, ofBalance: Expression<number>): Expression<unknown> {
  if (field === 'balance_minor') return ofBalance;
  return field === 'name' ? byName : sql.ref(`o.${field}`);
}

import { sql } from 'kysely';
import type { erpGroups, OrganizationStatus } from '#contract/people/organizations/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted } from '#api/shared/database/retrieval.ts';
import { isRequested, recordColumns, type SourceQuery } from '#api/shared/records/record-versions.ts';

export type TermsSourceQuery = SourceQuery<{
  search?: string | undefined;
  status?: Parameters<typeof wanted>[1] | undefined;
}>;

type ErpGroup = (typeof erpGroups)[number];
type Contract = { number: string; from: string; to: string; ceiling_minor: number };

const contract = sql<Contract | null>`case when contract_number is not null then json_build_object('number', contract_number,
  'from', contract_from, 'to', contract_to, 'ceiling_minor', contract_ceiling_minor) end`;

export function listTermsSources(ctx: Ctx, { filter, sort, ...page }: TermsSourceQuery) {
  let query = ctx.db
    .selectFrom('organizations')
    .select(['id', 'name', 'country', 'tax_id', 'credit_limit_minor', 'credit_currency_id', 'payment_terms_days'])
    .select([sql<OrganizationStatus>`status`.as('status'), sql<ErpGroup | null>`erp_group`.as('erp_group')])
    .select(contract.as('contract'))
    .select(recordColumns('organizations/terms', 'organizations.id'))
    .where(isRequested(filter, { deletedAt: null }));
  if (filter.status !== undefined) query = query.where(wanted(sql.ref('status'), filter.status));
  if (filter.search !== undefined) query = query.where(mentions(sql`concat_ws(' ', name, tax_id)`, filter.search));
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageOf(query.orderBy('name').orderBy('id'), page);
}

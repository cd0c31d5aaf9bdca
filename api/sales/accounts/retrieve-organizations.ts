import type { OrganizationAccount } from '#contract/sales/accounts/calls.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { listOrganizationAccounts, type OrganizationAccountQuery } from './organization-store.ts';

export async function retrieveOrganizationAccounts(
  ctx: Ctx,
  query: OrganizationAccountQuery,
): Promise<ResultPage<OrganizationAccount>> {
  requireClaim(ctx, 'organizations.read');
  const { rows, total } = await listOrganizationAccounts(ctx, query);
  return { results: rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() })), total };
}

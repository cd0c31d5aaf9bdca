import type { OrganizationTerms } from '#contract/people/organizations/calls.ts';
import { asA } from '#api/people/identity/make.ts';
import { makeOrganization, setOrganizationTerms } from '#api/people/organizations/make.ts';
import type { Ctx } from '#api/shared/context.ts';
import { asSystem } from '#api/shared/testing/actors.ts';
import { openAccount } from './open-account.ts';
import { accountsOwing } from './owing-store.ts';

export { recordAccountPayment } from './record-entries.ts';
export { retrieveLedgerEntries } from './retrieve-accounts.ts';

/** As the hourly reminders of debits that are due do. */
export async function storeCheckpoints(ctx: Ctx): Promise<void> {
  for (const account of await accountsOwing(ctx, ctx.now())) await openAccount(ctx, account, { isLocked: true });
}

export const contract = { number: 'CQ-2026/7', from: '2026-01-01', to: '2026-12-31', ceiling_minor: 100_000_000 };

export type CreditBuyer = { buyer: Ctx; organization_id: number };

/** The owner of a new organization with a contract, and with credit for two orders of 45 000,00 AOA, for 30 days. */
export async function makeCreditBuyer(
  ctx: Ctx,
  input: Partial<Omit<OrganizationTerms, 'id'>> = {},
): Promise<CreditBuyer> {
  const buyer = await asA(ctx, 'client');
  const { id } = await makeOrganization(buyer);
  const terms = { credit_limit_minor: 10_000_000, payment_terms_days: 30, contract, ...input };
  await setOrganizationTerms(asSystem(ctx), { id, ...terms });
  return { buyer, organization_id: id };
}

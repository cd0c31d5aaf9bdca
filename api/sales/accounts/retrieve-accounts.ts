import type {
  AccountFilter,
  CreditFilter,
  CreditStanding,
  CurrentAccount,
  EntryFilter,
  LedgerEntry,
} from '#contract/sales/accounts/calls.ts';
import { mostOverdueDays } from '#contract/sales/accounts/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { creditKinds, missingMinor, whyNoCredit } from '#contract/rules/credit.ts';
import type { OrganizationRight } from '#contract/people/organizations/values.ts';
import { requireAnyRight, termsForReader, type OrganizationTerms } from '#api/people/organizations/index.ts';
import { bankAccount } from '#api/platform/settings/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { stateOf } from './credit.ts';
import { ageingOf, overdueIn, sumOf } from './model/ledger.ts';
import type { OpenDebit } from './model/settle.ts';
import { periodOf, type Period } from './model/statement-period.ts';
import { presentEntries } from './present-entries.ts';
import { orderNumber, type Account } from './store.ts';

export async function retrieveCurrentAccount(
  ctx: Ctx,
  { filter }: ListQuery<{ filter?: AccountFilter | undefined }>,
): Promise<ResultPage<CurrentAccount>> {
  const terms = await termsFor(ctx, filter, 'account.read');
  return { results: [await accountOf(ctx, terms, filter.currency_id ?? terms.credit_currency_id)], total: 1 };
}

export async function accountOf(ctx: Ctx, terms: OrganizationTerms, currencyId: number): Promise<CurrentAccount> {
  const state = await stateOf(ctx, terms, { currencyId });
  const overdue = overdueIn(state.open, ctx.now());
  const bank = await bankAccount(ctx);
  return {
    organization_id: terms.id,
    organization_name: terms.name,
    currency_id: currencyId,
    balance_minor: state.balanceMinor,
    credit_limit_minor: currencyId === terms.credit_currency_id ? terms.credit_limit_minor : 0,
    headroom_minor: state.headroomMinor,
    awaiting_minor: state.awaitingMinor,
    payment_terms_days: terms.payment_terms_days,
    contract: terms.contract && { number: terms.contract.number, from: terms.contract.from, to: terms.contract.to },
    next_due: await nextDue(ctx, state.open),
    ageing: ageingOf(state.open, ctx.now()).map(({ bucket, count, amountMinor }) => ({
      bucket,
      count,
      amount_minor: amountMinor,
    })),
    overdue: {
      count: overdue.length,
      amount_minor: sumOf(overdue),
      since: overdue[0]?.dueAt.toISOString() ?? null,
      blocks: state.overdueDays > mostOverdueDays,
    },
    bank: bank && { ...bank, message: terms.tax_id },
    entry_count: state.entryCount,
    currency_ids: [...new Set([terms.credit_currency_id, ...state.currencyIds])],
  };
}

async function nextDue(ctx: Ctx, [next]: readonly OpenDebit[]): Promise<CurrentAccount['next_due']> {
  if (!next) return null;
  const { dueAt, openMinor, orderId } = next;
  const order_number = orderId === null ? null : await orderNumber(ctx, orderId);
  return { due_at: dueAt.toISOString(), open_minor: openMinor, order_id: orderId, order_number };
}

export async function retrieveLedgerEntries(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: EntryFilter | undefined }>,
): Promise<ResultPage<LedgerEntry>> {
  const account = await entriesFor(ctx, filter);
  const { reason, is_open: isOpen } = filter;
  return presentEntries(ctx, account, { limit, offset, newestFirst: true, reason, isOpen });
}

/** Refuses `not_found` and `not_allowed` to those without the right. */
export async function entriesFor(
  ctx: Ctx,
  filter: EntryFilter,
): Promise<Account & Period & { terms: OrganizationTerms }> {
  const terms = await termsFor(ctx, filter, 'account.read');
  return {
    organizationId: terms.id,
    currencyId: filter.currency_id ?? terms.credit_currency_id,
    terms,
    ...periodOf(filter),
  };
}

export async function retrieveCreditStanding(
  ctx: Ctx,
  { filter }: ListQuery<{ filter?: CreditFilter | undefined }>,
): Promise<ResultPage<CreditStanding>> {
  const { currency_id: currencyId, order_id: exceptOrderId, amount_minor: amountMinor = 0 } = filter;
  const terms = await termsFor(ctx, filter, 'orders.place');
  const rights = await requireAnyRight(ctx, terms.id, ['orders.place', 'account.read']);
  const state = await stateOf(ctx, terms, { currencyId, exceptOrderId });
  const [contract, reservation] = creditKinds.map((kind) => ({
    why: whyNoCredit(kind, state, amountMinor),
    missing_minor: missingMinor(kind, state, amountMinor),
  }));
  if (!contract || !reservation) throw new Error('A way to pay on account is missing.');
  const standing = {
    organization_id: terms.id,
    currency_id: currencyId,
    contract,
    reservation,
    payment_terms_days: terms.payment_terms_days,
    headroom_minor: rights.has('account.read') ? state.headroomMinor : null,
  };
  return { results: [standing], total: 1 };
}

async function termsFor(
  ctx: Ctx,
  filter: Partial<AccountFilter>,
  right: OrganizationRight,
): Promise<OrganizationTerms> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const { organization_id } = filter;
  if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  return termsForReader(ctx, organization_id, right);
}

import type { AccountCorrection, LedgerEntry, PaymentOnAccount } from '#contract/sales/accounts/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { dayMs } from '#contract/rules/durations.ts';
import { lockOrganizationTerms } from '#api/people/organizations/index.ts';
import { isCurrencyOffered } from '#api/platform/settings/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { receiptOf } from './book.ts';
import { presentEntries } from './present-entries.ts';
import { insertEntry, type NewEntry } from './store.ts';

export function recordAccountPayment(ctx: Ctx, input: PaymentOnAccount): Promise<LedgerEntry> {
  const { organization_id, reference } = input;
  return record(ctx, input, () => ({
    kind: 'credit',
    reason: 'payment',
    dueAt: null,
    cause: receiptOf(organization_id, reference),
  }));
}

export function correctAccount(ctx: Ctx, input: AccountCorrection): Promise<LedgerEntry> {
  const { organization_id, reference, kind, reason: note } = input;
  return record(ctx, input, (dueAt) => ({
    kind,
    reason: 'correction',
    note,
    dueAt: kind === 'debit' ? dueAt : null,
    cause: `correction ${organization_id} ${reference}`,
  }));
}

type Entry = Pick<NewEntry, 'kind' | 'reason' | 'note' | 'dueAt' | 'cause'>;

async function record(ctx: Ctx, input: PaymentOnAccount, entryDue: (dueAt: Date) => Entry): Promise<LedgerEntry> {
  requireClaim(ctx, 'accounts.edit');
  const { organization_id: organizationId, currency_id: currencyId, amount_minor: amountMinor, reference } = input;
  return inTransaction(ctx, async (tx) => {
    const terms = await lockOrganizationTerms(tx, organizationId);
    if (!(await isCurrencyOffered(tx, currencyId))) {
      throw new Refusal('currency_not_available', { field: 'currency_id' });
    }
    const entry = entryDue(dueAfter(tx.now(), terms.payment_terms_days));
    const id = await insertEntry(tx, { organizationId, currencyId, amountMinor, reference, ...entry });
    if (id === undefined) throw new Refusal('entry_exists', { field: 'reference' });
    if (entry.kind === 'credit') {
      await emit(tx, 'account_credited', { organization_id: organizationId, currency_id: currencyId });
    }
    const { results } = await presentEntries(tx, { organizationId, currencyId, from: null, before: null }, newest);
    const [booked] = results.filter((each) => each.id === id);
    if (!booked) throw new Error('The entry was not found after it was booked.');
    return booked;
  });
}

const newest = { limit: 10, offset: 0, newestFirst: true };

function dueAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * dayMs);
}

import { moneySettled, type MoneySettled } from '#api/sales/accounts/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced, totalOf } from './invoiced.ts';
import { issueReceiptOf } from './receive-for-invoice.ts';
import { occasionOf, withoutReceipt } from './store/receipts.ts';

type Account = { organization_id: number; currency_id: number };

/**
 * The RC of money on a current account, one for each invoice (FT) of this site that it pays. Idempotent: what money paid
 * never changes, and it gets one receipt for an order. An invoice that comes later gets its receipts then.
 */
export async function receiveOnAccount(ctx: Ctx, { organization_id, currency_id }: Account): Promise<void> {
  const settled = await moneySettled(ctx, { organizationId: organization_id, currencyId: currency_id });
  for (const money of await withoutReceipt(ctx, settled)) await receiveFor(ctx, money);
}

function receiveFor(ctx: Ctx, { entryId, orderId, amountMinor }: MoneySettled): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoiced = await lockInvoiced(tx, orderId);
    const { documents, invoice } = invoiced;
    const occasion = occasionOf(entryId);
    if (invoice?.kind !== 'FT' || invoice.issued_by !== 'internal') return;
    if (documents.some((document) => document.kind === 'RC' && document.occasion === occasion)) return;
    const unpaid = Math.min(amountMinor, invoice.total_minor - totalOf(documents, 'RC', invoice));
    if (unpaid <= 0) return;
    await issueReceiptOf(tx, { ...invoiced, invoice }, { amountMinor: unpaid, payment_methods: [], occasion });
  });
}

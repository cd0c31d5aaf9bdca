import { creditInvoice } from '../credit-invoice.ts';
import { invoiceOrder, issueInvoiceOf } from '../invoice-order.ts';
import { receiveForInvoice, issueReceiptOf } from '../receive-for-invoice.ts';
import type { FiscalProvider } from './port.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lockInvoiced, totalOf } from '../invoiced.ts';
import { receivedFor } from '#api/sales/payments/index.ts';

/** This site issues the documents, as software that is certified in the country of the seller. */
export const internalProvider: FiscalProvider = {
  orderPaid: documentPaid,
  orderCanceled: creditCanceled,
  invoice: invoiceOrder,
  receipt: receiveForInvoice,
  credit: creditInvoice,
};

/** Credits the FT of an order that was canceled before it was paid [domain 1.4]. A revived order keeps its FT. */
function creditCanceled(ctx: Ctx, orderId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const { order, invoice } = await lockInvoiced(tx, orderId);
    if (order.status !== 'cancelada' || invoice?.issued_by !== 'internal') return;
    const occasion = `canceled ${invoice.number}`;
    await creditInvoice(tx, { orderId, wanted: 'whole', reason: 'Encomenda cancelada', occasion });
  });
}

/**
 * The FR of a paid order, or the RC of one that has an FT [domain 1.4]. Idempotent: the order stays locked, and a second
 * delivery finds the document. An order on credit is settled without money, so it gets neither; the money
 * on the account gets its receipts by `receiveOnAccount`.
 */
function documentPaid(ctx: Ctx, orderId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const invoiced = await lockInvoiced(tx, orderId);
    const received = await receivedFor(tx, orderId);
    const payment_methods = [...new Set(received.map(({ method }) => method))];
    const { documents, invoice } = invoiced;
    const direct = received.filter(({ is_on_account }) => !is_on_account);
    const amount = direct.reduce((sum, { amount_minor }) => sum + amount_minor, 0);
    if (invoice?.kind === 'FT' && invoice.issued_by === 'internal') {
      const unpaid = Math.min(amount, invoice.total_minor) - totalOf(documents, 'RC', invoice);
      if (unpaid <= 0) return;
      await issueReceiptOf(tx, { ...invoiced, invoice }, { amountMinor: unpaid, payment_methods, occasion: 'paid' });
    } else if (!invoice && received.length > 0) {
      await issueInvoiceOf(tx, invoiced, { kind: 'FR', dueAt: null, payment_methods });
    }
  });
}

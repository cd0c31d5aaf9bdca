import type { Order } from '#contract/sales/orders/calls.ts';
import { oncePaidOrderStatuses } from '#contract/sales/orders/values.ts';
import { recordExternal, storeRecorded } from '#api/sales/fiscal/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { callsOf } from './acting.ts';
import { invoiceSheet } from './media/invoice-sheet.ts';

/** The operator records what its invoicing software issued for the paid orders of a company, and for a refunded one. */
export async function writeInvoices(ctx: Ctx, organizationId: number): Promise<void> {
  const { results } = await callsOf(ctx).orders.retrieveOrders({
    filter: { organization_id: organizationId, status: [...oncePaidOrderStatuses] },
    sort: [{ field: 'placed_at', order: 'asc' }],
  });
  for (const [place, order] of results.entries()) {
    await record(ctx, order, { kind: 'FR', number: `FR A/${place + 1}` });
    if (order.status === 'devolvida') await record(ctx, order, { kind: 'NC', number: `NC A/${place + 1}` });
  }
}

async function record(ctx: Ctx, order: Order, { kind, number }: { kind: 'FR' | 'NC'; number: string }): Promise<void> {
  const form = new FormData();
  const fields = { order_id: order.id, kind, number, issued_at: order.placed_at, total_minor: order.total_minor };
  for (const [name, value] of Object.entries(fields)) form.append(name, String(value));
  const file = new File([new Uint8Array(await invoiceSheet(number, order))], `${number}.pdf`);
  await recordExternal(ctx, await storeRecorded(ctx, form, file));
}

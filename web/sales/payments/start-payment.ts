import type { Order } from '#contract/sales/orders/calls.ts';
import type { NewPayment } from '#contract/sales/payments/calls.ts';
import type { PaymentOffer } from '#contract/sales/payments/offers.ts';
import { api } from '#web/shared/api/api.ts';

/** For a push: the phone, or whether the latest push is repeated; neither for the stored phone. */
type Push = Pick<NewPayment, 'phone' | 'is_repeated'>;

export async function startPayment(
  order: Pick<Order, 'id' | 'invoices'>,
  { method, channel }: Pick<PaymentOffer, 'method' | 'channel'>,
  push: Push = {},
): Promise<void> {
  const [invoice] = order.invoices;
  if (!invoice) return;
  await api().payments.createPayment({ order_id: order.id, invoice_id: invoice.id, method, channel, ...push });
}

import type { Order } from '#contract/orders/calls.ts';
import type { PaymentOffer } from '#contract/payments/offers.ts';
import { api } from '#web/shared/api/api.ts';

export async function startPayment(order: Pick<Order, 'id' | 'invoices'>, offer: PaymentOffer): Promise<void> {
  const [invoice] = order.invoices;
  if (!invoice) return;
  const { method, channel } = offer;
  await api().payments.createPayment({ order_id: order.id, invoice_id: invoice.id, method, channel });
}

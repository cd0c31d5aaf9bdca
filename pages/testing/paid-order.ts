import type { Order } from '#contract/sales/orders/calls.ts';
import type { Payment } from '#contract/sales/payments/calls.ts';
import { inApi } from './api.ts';
import { newPerson, type Person, type SignedIn } from './people.ts';
import { courseOf, placeOrder } from './shopping.ts';
import { waitFor } from './wait-for.ts';

/** A new buyer with an order of these courses that is paid, and its page. */
export async function paidOrder(keys: readonly string[]): Promise<{ buyer: Person; order: Order; path: string }> {
  const buyer = await newPerson();
  const courses = await Promise.all(keys.map(courseOf));
  const cart = JSON.stringify(courses.map(({ id, classId }) => ({ id, quantity: 1, preferred_class_id: classId })));
  await buyer.send('PUT /users/update-cart', { id: buyer.userId, cart });
  await placeOrder(buyer, cart);
  const [order] = (await buyer.list<Order>('POST /orders', {})).results;
  if (!order) throw new Error('No order was placed.');
  await payFor(buyer, order);
  return { buyer, order, path: `/profile/my-orders-history/${order.id}` };
}

/** Waits until all seats are confirmed. */
export async function payFor(buyer: SignedIn, { id, invoices, total_minor }: Order): Promise<void> {
  const way = { method: 'multicaixa', channel: 'reference' };
  await buyer.sendBody('POST /payments/create', { order_id: id, invoice_id: invoices[0]?.id, ...way });
  const [payment] = (await buyer.list<Payment>('POST /payments', { order_id: id })).results;
  await inApi('receiveMoney', { paymentId: Number(payment?.id), nth: 1, amountMinor: total_minor });
  await waitFor(async () => {
    const [paid] = (await buyer.list<Order>('POST /orders', { id })).results;
    if (paid?.status !== 'finalizada' && paid?.status !== 'aguarda-satisfacao')
      throw new Error(`It is ${paid?.status}.`);
  });
}

import type { Order } from '#contract/sales/orders/calls.ts';
import type { NewGift } from '#contract/sales/orders/parts.ts';
import type { PaymentChannel, PaymentMethod } from '#contract/sales/payments/values.ts';
import { acceptedTerms } from '#contract/rules/accepted-terms.ts';
import { builtInCurrencies } from '#contract/visitor-values.ts';
import { reactNow } from '#api/app/react-now.ts';
import type { UserFacts } from '#api/people/identity/index.ts';
import { sendProof, storeProof } from '#api/sales/payments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { EventKind } from '#api/shared/events/events.ts';
import { as, callsOf } from './acting.ts';
import { transferSlip } from './media/transfer-slip.ts';
import type { WrittenClass } from './write-classes.ts';

const happenings: EventKind[] = [
  'order_placed',
  'proof_sent',
  'order_paid',
  'order_charged',
  'account_credited',
  'payment_closed',
  'order_canceled',
  'course_requested',
  'course_request_moved',
  'refund_requested',
  'refund_withdrawn',
  'refund_decided',
  'refund_failed',
  'refund_done',
  'enrollment_opened',
  'content_completed',
  'enrollment_concluded',
  'certificate_issued',
  'gift_sent',
  'gift_answered',
];

/** Runs all reactions that a running server would. */
export function reactToAll(ctx: Ctx): Promise<void> {
  return reactNow(ctx, happenings);
}

export type Basket = { wanted: WrittenClass[]; seats?: number; organizationId?: number; gifts?: NewGift[] };

export async function order(ctx: Ctx, buyer: UserFacts, { wanted, seats = 1, organizationId, gifts }: Basket) {
  const calls = callsOf(as(ctx, buyer));
  const cart = wanted.map(({ id, course }) => ({ id: course.id, quantity: seats, preferred_class_id: id }));
  await calls.cart.updateCart({ data: [{ id: buyer.id, cart: JSON.stringify(cart) }] });
  const currency_id = builtInCurrencies.aoa.id;
  const { data: priced } = await calls.cart.retrieveSummary({ data: [{ cart: JSON.stringify(cart), currency_id }] });
  const bought = {
    currency_id,
    ...(organizationId === undefined ? {} : { organization_id: organizationId }),
    ...(gifts && { gifts }),
  };
  const { data } = await calls.orders.placeOrder({ data: [{ ...bought, accepted: acceptedTerms(priced[0]) }] });
  return { calls, order: data[0] };
}

export function finder(classes: WrittenClass[]) {
  return (key: string, week: number | null = null): WrittenClass => {
    const match = classes.find((each) => each.course.key === key && each.week === week);
    if (!match) throw new Error(`There is no class of ${key} in week ${week}.`);
    return match;
  };
}

export async function enrollFree(ctx: Ctx, buyer: UserFacts, requested: WrittenClass): Promise<void> {
  await order(ctx, buyer, { wanted: [requested] });
  await reactToAll(ctx);
}

export async function buy(ctx: Ctx, buyer: UserFacts, basket: Basket): Promise<Order> {
  const placed = await order(ctx, buyer, basket);
  const payment = await transfer(placed);
  await callsOf(ctx).payments.approvePayment({ data: [{ id: payment.id }] });
  await reactToAll(ctx);
  return placed.order;
}

/** The transfer has a proof that nobody has reviewed yet. */
export async function awaitReview(ctx: Ctx, buyer: UserFacts, basket: Basket): Promise<void> {
  const placed = await order(ctx, buyer, basket);
  const { id } = await transfer(placed);
  const bytes = await transferSlip(placed.order);
  const own = as(ctx, buyer);
  await sendProof(own, await storeProof(own, { payment_id: id, name: 'comprovativo.pdf', bytes }));
  await reactToAll(ctx);
}

type Placed = Awaited<ReturnType<typeof order>>;

export function transfer(placed: Placed): Promise<{ id: number }> {
  return startPayment(placed, { method: 'transferencia', channel: 'bank' });
}

export function putOnAccount(placed: Placed, method: 'reserva' | 'contracto'): Promise<{ id: number }> {
  return startPayment(placed, { method, channel: 'credit' });
}

type Way = { method: PaymentMethod; channel: PaymentChannel };

async function startPayment({ calls, order: placed }: Placed, way: Way): Promise<{ id: number }> {
  const invoice = placed.invoices[0];
  if (!invoice) throw new Error(`The order ${placed.number} has no proforma.`);
  const input = { order_id: placed.id, invoice_id: invoice.id, ...way };
  return (await calls.payments.createPayment(input)).data[0];
}

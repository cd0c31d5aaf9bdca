import { z } from 'zod';
import { Country, Id, ItemReference, LocalizedText, Moment } from '#contract/basics.ts';
import { mostCartItems, mostSeatsPerItem } from '#contract/sales/cart/values.ts';
import { AcceptedTerms, GiftDetails, NewGift, OrderHistoryFilter, OrderMoment, RefundOfOrder } from './parts.ts';
import { CouponCode } from '#contract/sales/coupons/calls.ts';
import { invoiceKinds, invoiceStates, mostBuyerReference, orderStatuses } from './values.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';

export { AcceptedTerms, OrderHistoryFilter, OrderMoment } from './parts.ts';

export const OrderStatus = z.enum(orderStatuses);
export type OrderStatus = z.infer<typeof OrderStatus>;

export const TaxAddress = z.strictObject({
  name: z.string().trim().min(1).max(120),
  tax_id: z
    .string()
    .trim()
    .min(1)
    .max(24)
    .optional()
    .describe('NIF of Portugal or Angola, NUIT of Mozambique; absent for a final consumer.'),
  country: Country,
  street: z.string().trim().max(200).optional(),
  city: z.string().trim().max(100).optional(),
  region: z.string().trim().max(100).optional().describe('The province or district.'),
  postal_code: z.string().trim().max(20).optional(),
  email: z.email().max(200).optional(),
});
export type TaxAddress = z.infer<typeof TaxAddress>;

export const OrderItem = z.object({
  id: Id,
  kind: z.enum(['course', 'package', 'service']),
  course_id: Id,
  class_id: Id.nullable(),
  title: z.string(),
  quantity: z.int().min(1).max(mostSeatsPerItem),
  unit_price_minor: z.int().nonnegative().describe('VAT included.'),
  discount_minor: z.int().nonnegative().describe('Off this line, VAT included.'),
  tax_rate_percent: z.number(),
  net_minor: z.int().nonnegative().describe('Net amount and tax are after the discount.'),
  tax_minor: z.int().nonnegative(),
  person_ids: z.array(Id).describe('The persons who take the seats; further seats are not assigned yet.'),
  ended_person_ids: z
    .array(Id)
    .describe(
      'Of `person_ids`, those whose enrollment ended. Their seats are free for others, and are not assigned again.',
    ),
  participants: z.array(z.object({ person_id: Id, name: z.string() })),
  start_at: Moment.nullable(),
  tz: z.string().nullable(),
  city: z.string().nullable(),
  registration_deadline: Moment.nullable().describe('The order cannot be paid later; null where the class has none.'),
  refunded_at: Moment.nullable().describe('When the money of this line was returned, and its seats became free.'),
  delivered_at: Moment.nullable().describe('When a service was delivered.'),
  regulation_sha256: z
    .string()
    .nullable()
    .describe(
      'The regulation that the buyer accepted, at `GET /order-items/{id}/regulation`; null where the class had none.',
    ),
  gift: GiftDetails.nullable().describe(
    'Whom the buyer gives it to; null for any other line. What became of it is at `POST /gifts`.',
  ),
});

export const Invoice = z.object({
  id: Id,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  issued_at: Moment,
  total_minor: z.int().nonnegative(),
  state: z.enum(invoiceStates),
});
export type Invoice = z.infer<typeof Invoice>;

export const Order = z.object({
  id: Id,
  number: z.string(),
  status: OrderStatus,
  user_id: Id.describe('Who placed the order.'),
  buyer_name: z.string(),
  organization_id: Id.nullable().describe('The organization that buys; null for a person.'),
  buyer_reference: z
    .string()
    .nullable()
    .describe('The number of the order in the books of the buyer, as their purchase order.'),
  on_account: z
    .boolean()
    .describe('It was approved by contract: nothing was paid, and its debt is in the current account.'),
  tax_address: TaxAddress.nullable().describe('As on the documents; null for a final consumer.'),
  currency_id: Id,
  subtotal_minor: z.int().nonnegative().describe('The sum of the net amounts, after the discount.'),
  discount_minor: z.int().nonnegative().describe('The sum of the discounts of the lines, VAT included.'),
  coupon_code: z.string().nullable().describe('The discount code that the order uses.'),
  tax_minor: z.int().nonnegative(),
  total_minor: z.int().nonnegative(),
  cancel_reason: z.string().nullable(),
  placed_at: Moment,
  expires_at: Moment.nullable().describe('When the order is canceled unless it is paid: some time after `pay_by`.'),
  terms_version: z.string().nullable().describe('The terms that apply; null for orders from before this was recorded.'),
  terms_accepted_at: Moment.nullable().describe('When the buyer accepted them; null where staff placed the order.'),
  pay_by: Moment.nullable().describe(
    'The deadline of the payment: that of the running attempt, or, without one, of starting one. Null where nothing is due, as while a proof is reviewed.',
  ),
  pay_by_tz: z
    .string()
    .describe(
      "The time zone in which to write `pay_by`: that of the classes where they share one, else the operator's.",
    ),
  items: z.array(OrderItem),
  invoices: z.array(Invoice),
  refunds: z.array(RefundOfOrder),
});
export type Order = z.infer<typeof Order>;

export const OrderFilter = z
  .strictObject({
    id: matches(Id),
    number: matches(z.string().max(40)),
    status: matches(OrderStatus),
    user_id: matches(Id),
    organization_id: matches(Id).nullable().describe('Null for orders that persons placed for themselves.'),
    placed_at: matches(Moment),
    search: z
      .string()
      .trim()
      .min(1)
      .max(100)
      .describe(
        'Part of the number, of the number of the buyer, of the title of a course, or of the name of the buyer or a participant; with the claim `orders.read`, also of the email address of the buyer and the name of the organization.',
      ),
    is_unpaid: z.boolean().describe('True for orders that await payment, false for all others.'),
  })
  .partial();
export type OrderFilter = z.infer<typeof OrderFilter>;

export const NewOrder = z.strictObject({
  currency_id: Id.describe(
    'The currency of the order. With the ERP integration on, only the main currency is accepted.',
  ),
  cart_version: z.int().nonnegative().optional().describe('The version of the saved cart that the buyer saw.'),
  items_seen_total_minor: z
    .int()
    .nonnegative()
    .optional()
    .describe('The total that the buyer saw; another total refuses with `price_changed`.'),
  tax_address: TaxAddress.optional(),
  organization_id: Id.optional().describe(
    'The organization that buys, for which the actor needs the right `orders.place`.',
  ),
  buyer_reference: z
    .string()
    .trim()
    .min(1)
    .max(mostBuyerReference)
    .optional()
    .describe('The number of the order in the books of the organization; it is on the documents.'),
  buyer_takes_seat: z
    .boolean()
    .optional()
    .describe(
      'Whether the buyer takes one seat of each line: by default only without an organization, where students always do.',
    ),
  coupon_code: CouponCode.optional().describe(
    'A discount code that the buyer tried before with `POST /coupons/quote`.',
  ),
  gifts: z
    .array(NewGift)
    .max(mostCartItems)
    .optional()
    .describe('The lines that are given to somebody else, one seat each; nobody else has a seat of them.'),
  accepted: AcceptedTerms.optional().describe('Without it the order is refused with `order_terms_not_accepted`.'),
});
export type NewOrder = z.infer<typeof NewOrder>;

export const InvoiceSnapshot = z
  .object({
    notice: z.string(),
    seller: z.object({ name: z.string(), tax_id: z.string(), address: z.string() }),
    buyer: TaxAddress,
    order_number: z.string(),
    buyer_reference: z.string().optional().describe("The buyer's own number."),
    currency: z.string(),
    lines: z.array(
      z.object({
        title: LocalizedText,
        quantity: z.int(),
        unit_price_minor: z.int(),
        discount_minor: z
          .int()
          .optional()
          .describe('Off the line, VAT included; pro-formas from before there were discounts have none.'),
        tax_rate_percent: z.number(),
        net_minor: z.int(),
        tax_minor: z.int(),
      }),
    ),
    subtotal_minor: z.int(),
    tax_minor: z.int(),
    total_minor: z.int(),
  })
  .describe('The content of a pro-forma, frozen when it is issued.');
export type InvoiceSnapshot = z.infer<typeof InvoiceSnapshot>;

export const orders = {
  retrieveOrders: retrieval('/orders', {
    summary: 'List orders with items and invoices',
    description:
      "Your own and those of organizations that gave you the right `orders.read`; with the claim `orders.read`, everyone's. Newest first unless sorted.",
    claim: 'orders.read',
    filter: OrderFilter,
    result: Order,
    sort: ['id', 'placed_at', 'total_minor'],
    refuses: ['not_signed_in'],
  }),

  retrieveOrderHistory: retrieval('/orders/history', {
    summary: 'List what happened to an order',
    description:
      'What happened to an order, oldest first. Readable as the order. Refuses `invalid_input` without a filter.',
    claim: 'orders.read',
    filter: OrderHistoryFilter,
    result: OrderMoment,
    refuses: ['not_signed_in'],
  }),

  placeOrder: command('POST', '/orders/create', {
    summary: 'Place an order from the saved cart',
    description:
      'Turns the saved cart into an order: freezes the prices, holds the seats, issues a pro-forma and empties the cart. An order with nothing to pay is fulfilled at once. Refuses `cart_changed` and `price_changed` where the cart or its total is not what the buyer saw, `not_found` and `not_allowed` for an organization without the right, `order_terms_not_accepted` where the buyer has not accepted the terms or the regulation of a class, and `terms_changed` and `regulation_changed` where what was accepted is no longer in force. A discount code is used once more, and refused with a code that begins with `coupon_`, as when it is tried. A gift is refused with `gift_for_organization`, `gift_to_yourself`, `gift_quantity`, `gift_service`, `gift_day_invalid` or `email_invalid`, and with `cart_changed` where the cart does not have its course.',
    data: NewOrder,
    result: Order,
    refuses: [
      'not_signed_in',
      'not_found',
      'not_allowed',
      'cart_empty',
      'cart_changed',
      'cart_quantity_invalid',
      'price_changed',
      'currency_not_available',
      'course_not_for_sale',
      'class_missing',
      'class_closed',
      'class_full',
      'already_ordered',
      'already_enrolled',
      'tax_id_invalid',
      'tax_id_required',
      'postal_code_invalid',
      'order_terms_not_accepted',
      'terms_changed',
      'regulation_changed',
      'coupon_unknown',
      'coupon_not_yet',
      'coupon_expired',
      'coupon_used_up',
      'coupon_used_by_you',
      'coupon_used_by_organization',
      'coupon_other_courses',
      'coupon_other_currency',
      'coupon_minimum',
      'gift_for_organization',
      'gift_to_yourself',
      'gift_quantity',
      'gift_service',
      'gift_day_invalid',
      'gift_message_free',
      'too_many_gifts',
      'email_invalid',
    ],
  }),

  deliverService: command('PUT', '/order-items/deliver', {
    summary: 'Record that a service was delivered',
    description:
      'Needs the claim `orders.edit`. The order is fulfilled once all its seats are taken and all its services delivered.',
    claim: 'orders.edit',
    data: ItemReference,
    result: Order,
    refuses: ['not_signed_in', 'not_allowed', 'not_found', 'invalid_transition'],
  }),

  cancelOrder: command('PUT', '/orders/cancel', {
    summary: 'Cancel an order for which nothing was paid',
    description:
      'Cancels your own order, or one of an organization that gave you the right `orders.place`, and releases its seats; with the claim `orders.edit`, any order. A paid order is refunded instead; one that cost nothing becomes `devolvida` at once, and its enrollments end.',
    claim: 'orders.edit',
    data: z.strictObject({ id: Id, reason: z.string().trim().min(1).max(300).optional() }),
    result: Order,
    refuses: ['not_signed_in', 'not_found', 'invalid_transition'],
  }),
};

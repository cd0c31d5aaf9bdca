import { z } from 'zod';
import { Id } from '#contract/basics.ts';
import { mostCartItems, mostSeatsPerItem } from '#contract/sales/cart/values.ts';
import { CouponCode } from '#contract/sales/coupons/calls.ts';
import { command, matches, retrieval } from '#contract/shapes.ts';
import { Order } from './calls.ts';
import { mostBuyerReference } from './values.ts';

export const OrderBuyer = z
  .object({
    id: Id.describe('The user.'),
    name: z.string(),
    username: z.string(),
    organizations: z.array(z.object({ id: Id, name: z.string() })).describe('For which this person may place orders.'),
  })
  .describe('A person for whom staff can place an order.');
export type OrderBuyer = z.infer<typeof OrderBuyer>;

export const OrderBuyerFilter = z
  .strictObject({
    id: matches(Id),
    search: z.string().trim().min(1).max(100).describe('Part of the name or of the email address.'),
  })
  .partial();
export type OrderBuyerFilter = z.infer<typeof OrderBuyerFilter>;

export const DeskSaleItem = z.strictObject({
  course_id: Id,
  class_id: Id,
  quantity: z.int().min(1).max(mostSeatsPerItem),
});

export const DeskSale = z
  .strictObject({
    user_id: Id.describe('For whom the order is.'),
    organization_id: Id.optional().describe('The organization that buys, for which that user may place orders.'),
    currency_id: Id,
    items: z
      .array(DeskSaleItem)
      .min(1)
      .max(mostCartItems)
      .refine((items) => new Set(items.map(({ course_id }) => course_id)).size === items.length, {
        message: 'Each course once.',
      }),
    items_seen_total_minor: z
      .int()
      .nonnegative()
      .optional()
      .describe('The total that was read to the buyer; another total refuses with `price_changed`.'),
    coupon_code: CouponCode.optional(),
    buyer_reference: z.string().trim().min(1).max(mostBuyerReference).optional(),
    buyer_takes_seat: z
      .boolean()
      .optional()
      .describe('As for `POST /orders/create`: by default only without an organization.'),
  })
  .describe('An order that somebody makes by phone or at the desk.');
export type DeskSale = z.infer<typeof DeskSale>;

export const deskSales = {
  retrieveOrderBuyers: retrieval('/orders/buyers', {
    summary: 'Find the person for whom an order is placed',
    description: 'Needs the claim `orders.edit`. By name.',
    claim: 'orders.edit',
    filter: OrderBuyerFilter,
    result: OrderBuyer,
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  placeOrderFor: command('POST', '/orders/create-for', {
    summary: 'Place an order for somebody',
    description:
      'Needs the claim `orders.edit`. As `POST /orders/create`, with the prices, seats, discount codes and seats of the buyer, and without their saved cart. Nothing is accepted for the buyer: the terms in force apply, and the person who takes a seat accepts the regulation of the class before its first content. A discount code need not have been tried. Refuses `not_found` for an unknown user, and for an organization for which they may not place orders.',
    claim: 'orders.edit',
    data: DeskSale,
    result: Order,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'cart_quantity_invalid',
      'price_changed',
      'currency_not_available',
      'course_not_for_sale',
      'class_missing',
      'class_closed',
      'class_full',
      'already_ordered',
      'already_enrolled',
      'coupon_unknown',
      'coupon_not_yet',
      'coupon_expired',
      'coupon_used_up',
      'coupon_used_by_you',
      'coupon_used_by_organization',
      'coupon_other_courses',
      'coupon_other_currency',
      'coupon_minimum',
    ],
  }),
};

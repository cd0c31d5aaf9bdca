import { z } from 'zod';
import { Id, Moment, Money, Price } from '#contract/basics.ts';
import { courseTypes, packageTypes } from '#contract/offer/catalogue/values.ts';
import { Regulation } from '#contract/offer/classes/calls.ts';
import { cartProblems } from './values.ts';
import { CartText } from '#contract/rules/cart-text.ts';
import { ShownPicture } from '#contract/platform/files/calls.ts';
import { command } from '#contract/shapes.ts';

export const SavedCart = z.object({ id: Id, cart: z.string(), cart_version: z.int().nonnegative() });
export type SavedCart = z.infer<typeof SavedCart>;

export const CartToSave = z.strictObject({
  id: Id,
  cart: CartText,
  organization_id: Id.optional().describe('The organization for which the user acts. Left out: for themselves.'),
});
export type CartToSave = z.infer<typeof CartToSave>;

export const CartLineClass = z.object({
  id: Id,
  code: z.string(),
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  tz: z.string(),
  city: z.string().nullable(),
  registration_deadline: Moment.nullable().describe('It cannot be paid later; null where the class has none.'),
  seats_left: z.int().nonnegative().nullable().describe('Null: no limit.'),
  offer_expires_at: Moment.nullable().describe(
    'How long one more seat is held for the signed-in user from the waiting list; null where none is.',
  ),
  seats_free_at: Moment.nullable().describe(
    'When the first seats of a full class that unpaid orders hold may be free again; null where nothing is known of that, or where people wait, who are offered them first.',
  ),
  takes_waiting: z.boolean().describe('Whether one can join its waiting list.'),
});
export type CartLineClass = z.infer<typeof CartLineClass>;

export const CartLine = z.object({
  id: Id.describe('The id of the course.'),
  quantity: z.int().positive(),
  title: z.string().describe('Empty where the course no longer exists.'),
  cover_url: z.string().nullable(),
  picture: ShownPicture.nullable().describe(
    'The picture to show instead, once an editor has set one and it is processed.',
  ),
  type: z.enum(courseTypes).nullable(),
  package_type: z.enum(packageTypes).nullable(),
  partner: z.string().nullable(),
  class: CartLineClass.nullable().describe('The chosen class, or the only one available.'),
  classes: z.array(CartLineClass).describe('The classes of the course that can be bought now.'),
  regulation: Regulation.nullable().describe(
    'Of the chosen class, at `GET /classes/{id}/regulation`; null where it has none. An order accepts it by its hash.',
  ),
  unit_price: Price.nullable().describe('VAT included.'),
  line_total: Money.nullable(),
  problems: z.array(z.enum(cartProblems)),
});
export type CartLine = z.infer<typeof CartLine>;

export const CartSummary = z.object({
  lines: z.array(CartLine),
  total: Money.describe('The sum of the lines without a problem, VAT included.'),
  tax: Money,
  vat_rate_percent: z.number(),
  cart_version: z
    .int()
    .nonnegative()
    .nullable()
    .describe('The version of the saved cart where it equals the priced cart; pass it to `POST /orders/create`.'),
  terms_version: z
    .string()
    .describe('The terms in force, refund rule included; an order accepts them by this version.'),
});
export type CartSummary = z.infer<typeof CartSummary>;

export const cart = {
  updateCart: command('PUT', '/users/update-cart', {
    summary: 'Save the cart of the signed-in user',
    description:
      'Saves the whole cart; `id` is the user. Nothing is saved of a cart that is refused: text that is not a cart (`cart_unreadable`), a quantity that is not a positive whole number, is too large, or is above one for a student who does not buy for an organization with the right `orders.place` (`cart_quantity_invalid`), more than 50 lines (`cart_too_long`), an unknown course (`cart_course_unknown`), or a class of another course (`cart_class_unknown`).',
    data: CartToSave,
    result: SavedCart,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'cart_unreadable',
      'cart_quantity_invalid',
      'cart_too_long',
      'cart_course_unknown',
      'cart_class_unknown',
    ],
  }),

  retrieveSummary: command('POST', '/cart/summary', {
    summary: 'Price a cart',
    reads: true,
    description: 'The current price of each line, and the problems that prevent ordering it. Open to guests.',
    data: z.strictObject({ cart: CartText, currency_id: Id }),
    result: CartSummary,
    refuses: ['cart_unreadable', 'cart_quantity_invalid', 'cart_too_long', 'currency_not_available'],
  }),
};

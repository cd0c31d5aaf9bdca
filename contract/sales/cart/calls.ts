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
  /** The organization for which the user acts. Left out: for themselves. */
  organization_id: Id.optional(),
});
export type CartToSave = z.infer<typeof CartToSave>;

export const CartLineClass = z.object({
  id: Id,
  code: z.string(),
  start_at: Moment.nullable(),
  end_at: Moment.nullable(),
  tz: z.string(),
  city: z.string().nullable(),
  /** It cannot be paid later; null where the class has none. */
  registration_deadline: Moment.nullable(),
  /** Null: no limit. */
  seats_left: z.int().nonnegative().nullable(),
  /** How long one more seat is held for the signed-in user from the waiting list (domain 4.2); null where none is. */
  offer_expires_at: Moment.nullable(),
  /**
   * When the first seats of a full class that unpaid orders hold may be free again; null where nothing is known of that, or
   * where people wait, who are offered them first.
   */
  seats_free_at: Moment.nullable(),
  /** Whether one can join its waiting list (domain 4.2). */
  takes_waiting: z.boolean(),
});
export type CartLineClass = z.infer<typeof CartLineClass>;

export const CartLine = z.object({
  /** The id of the course. */
  id: Id,
  quantity: z.int().positive(),
  /** Empty where the course no longer exists. */
  title: z.string(),
  cover_url: z.string().nullable(),
  /** The picture to show instead, once an editor has set one and it is processed. */
  picture: ShownPicture.nullable(),
  type: z.enum(courseTypes).nullable(),
  package_type: z.enum(packageTypes).nullable(),
  partner: z.string().nullable(),
  /** The chosen class, or the only one available. */
  class: CartLineClass.nullable(),
  /** The classes of the course that can be bought now. */
  classes: z.array(CartLineClass),
  /** Of the chosen class, at `GET /classes/{id}/regulation`; null where it has none. An order accepts it by its hash. */
  regulation: Regulation.nullable(),
  /** VAT included. */
  unit_price: Price.nullable(),
  line_total: Money.nullable(),
  problems: z.array(z.enum(cartProblems)),
});
export type CartLine = z.infer<typeof CartLine>;

export const CartSummary = z.object({
  lines: z.array(CartLine),
  /** The sum of the lines without a problem, VAT included. */
  total: Money,
  tax: Money,
  vat_rate_percent: z.number(),
  /** The version of the saved cart where it equals the priced cart; pass it to `POST /orders/create`. */
  cart_version: z.int().nonnegative().nullable(),
  /** The terms in force, refund rule included; an order accepts them by this version. */
  terms_version: z.string(),
});
export type CartSummary = z.infer<typeof CartSummary>;

export const cart = {
  /**
   * Saves the whole cart; `id` is the user. Nothing is saved of a cart that is refused: text that is not a cart
   * (`cart_unreadable`), a quantity that is not a positive whole number, is too large, or is above one for a student who
   * does not buy for an organization with the right `orders.place` (`cart_quantity_invalid`), more than 50 lines (`cart_too_long`), an unknown course (`cart_course_unknown`), or a
   * class of another course (`cart_class_unknown`). [specification 4, Cart; 7]
   */
  updateCart: command('PUT', '/users/update-cart', {
    summary: 'Save the cart of the signed-in user',
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

  /** The current price of each line, and the problems that prevent ordering it. Open to guests. */
  retrieveSummary: command('POST', '/cart/summary', {
    summary: 'Price a cart',
    reads: true,
    data: z.strictObject({ cart: CartText, currency_id: Id }),
    result: CartSummary,
    refuses: ['cart_unreadable', 'cart_quantity_invalid', 'cart_too_long', 'currency_not_available'],
  }),
};

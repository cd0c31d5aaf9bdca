import { z } from 'zod';
import { Day, Id, Moment, Money } from '#contract/basics.ts';
import { CartText } from '#contract/rules/cart-text.ts';
import { couponScopes } from './values.ts';
import { command, matches, retrieval, sourceRetrieval, versioned } from '#contract/shapes.ts';

export const shortestCouponCode = 4;
export const longestCouponCode = 24;
export const mostInCouponScope = 200;

export const CouponCode = z
  .string()
  .trim()
  .min(1)
  .max(60)
  .describe('As a buyer types it: case, spaces and hyphens do not count, and O is 0, I and L are 1.');

const NewCode = z
  .string()
  .trim()
  .min(shortestCouponCode)
  .max(longestCouponCode)
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/);
const Limit = z.int().min(1).max(1_000_000_000);
const Amount = z.int().min(1).max(1_000_000_000_000);
const value = {
  percent: z
    .int()
    .min(1)
    .max(100)
    .nullable()
    .describe('Off the lines that the code is for. Either this or `amount_minor`.'),
  amount_minor: Amount.nullable().describe(
    'Off the sum of the lines that the code is for, VAT included, and never more than this sum.',
  ),
  currency_id: Id.nullable().describe(
    'The only currency in which the code can be used; null for any. An amount or a minimum needs it.',
  ),
  minimum_minor: Amount.nullable().describe('What the lines that the code is for must cost at least, VAT included.'),
  scope: z.enum(couponScopes),
  scope_ids: z.array(Id).max(mostInCouponScope).describe('Courses, categories or partners; empty for `all`.'),
};

const terms = {
  most_uses: Limit.nullable().describe(
    'Orders that may hold the code at a time; a canceled order gives its use back. Null: no limit.',
  ),
  most_uses_per_person: Limit.nullable().describe('Of one user, also for organizations.'),
  most_uses_per_organization: Limit.nullable(),
  first_day: Day.nullable().describe(
    'The first and the last day on which it can be used, in the time zone of the operator.',
  ),
  last_day: Day.nullable(),
};

export const Coupon = z.object({
  id: Id,
  code: z.string(),
  ...value,
  ...terms,
  is_active: z.boolean(),
  uses: z.int().nonnegative().describe('Orders that hold it now.'),
  was_used: z.boolean().describe('Whether an order ever held it, so that its value is fixed.'),
  created_at: Moment,
});
export type Coupon = z.infer<typeof Coupon>;

export const CouponFilter = z
  .strictObject({
    id: matches(Id),
    is_active: z.boolean(),
    scope: matches(z.enum(couponScopes)),
    search: CouponCode.describe('Part of the code.'),
  })
  .partial();
export type CouponFilter = z.infer<typeof CouponFilter>;

export const CouponFields = z.strictObject({ ...value, ...terms, is_active: z.boolean() });
const optional = CouponFields.partial();

export const NewCoupon = optional.extend({ code: NewCode });
export type NewCoupon = z.infer<typeof NewCoupon>;

export const CouponChange = optional.extend({ id: Id }).describe('A field that is left out stays as it is.');
export type CouponChange = z.infer<typeof CouponChange>;

export const CouponQuestion = z.strictObject({
  code: CouponCode,
  cart: CartText,
  currency_id: Id,
  organization_id: Id.optional().describe('The organization that would buy.'),
});
export type CouponQuestion = z.infer<typeof CouponQuestion>;

export const CouponQuote = z.object({
  code: z.string().describe('As it is written on the order.'),
  lines: z
    .array(z.object({ course_id: Id, discount_minor: z.int().nonnegative() }))
    .describe('The lines of the cart without a problem. VAT included.'),
  discount: Money,
  total: Money.describe('After the discount, VAT included.'),
  tax: Money,
});
export type CouponQuote = z.infer<typeof CouponQuote>;

const claim = 'coupons.edit';
const edits = { edits: 'coupons', claim };

const whyNot = [
  'coupon_unknown',
  'coupon_not_yet',
  'coupon_expired',
  'coupon_used_up',
  'coupon_used_by_you',
  'coupon_used_by_organization',
  'coupon_other_courses',
  'coupon_other_currency',
  'coupon_minimum',
] as const;

export const coupons = {
  retrieveQuote: command('POST', '/coupons/quote', {
    summary: 'Try a discount code on a cart',
    reads: true,
    description:
      'What a code would take off a cart, without using it. An order accepts only a code that its buyer tried here before. Tries of codes that the buyer has not tried yet are limited, so that nobody can guess them.',
    data: CouponQuestion,
    result: CouponQuote,
    refuses: [
      'not_signed_in',
      'not_found',
      'not_allowed',
      'too_many_requests',
      'currency_not_available',
      'cart_unreadable',
      'cart_quantity_invalid',
      'cart_too_long',
      ...whyNot,
    ],
  }),

  retrieveCoupons: retrieval('/coupons', {
    summary: 'List discount codes and their uses',
    description: 'Needs the claim `coupons.edit`. Newest first unless sorted.',
    claim: 'coupons.edit',
    filter: CouponFilter,
    result: Coupon,
    sort: ['id', 'code', 'created_at', 'last_day', 'uses'],
    refuses: ['not_signed_in', 'not_allowed'],
  }),

  retrieveCouponSources: sourceRetrieval('/coupons', {
    summary: 'Read discount codes as editors write them',
    claim,
    fields: CouponFields,
    shown: Coupon.pick({ code: true, uses: true, was_used: true, created_at: true }).shape,
    filter: CouponFilter.omit({ id: true }).shape,
    sort: ['code', 'created_at', 'last_day', 'uses'],
  }),

  createCoupon: command('POST', '/coupons/create', {
    ...edits,
    summary: 'Create a discount code',
    description: 'Needs the claim `coupons.edit`. Refuses `coupon_code_taken` also for a code that looks alike.',
    data: NewCoupon,
    result: Coupon,
    refuses: ['not_signed_in', 'not_allowed', 'coupon_code_taken'],
  }),

  updateCoupon: command('PUT', '/coupons', {
    ...edits,
    summary: 'Change a discount code',
    description:
      'Needs the claim `coupons.edit`. Limits, days and whether it is active can always change, but no limit below what orders hold already (`coupon_limit_too_low`). Value, currency, minimum and scope are fixed once an order held the code (`coupon_in_use`).',
    data: versioned(CouponChange),
    result: Coupon,
    refuses: [
      'not_signed_in',
      'not_allowed',
      'not_found',
      'changed_meanwhile',
      'coupon_in_use',
      'coupon_limit_too_low',
    ],
  }),
};

import type { CouponQuestion, CouponQuote } from '#contract/sales/coupons/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { priceCart } from '#api/sales/cart/index.ts';
import { vatWithin } from '#api/offer/catalogue/index.ts';
import { parseCart } from '#api/people/identity/index.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';
import { currencyForSale, readSetting } from '#api/platform/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { isWithinRate, limitRate, requireRate } from '#api/shared/http/rate-limit.ts';
import { findByCode, type CouponRow } from './store/coupons.ts';
import { saveTry, wasTried } from './store/uses.ts';
import { couponLine, weighCoupon } from './weigh-coupon.ts';

const wrongByUser = { most: 10, withinSeconds: 900 };
const wrongAtPlace = { most: 60, withinSeconds: 900 };
const onceAtPlace = { most: 1, withinSeconds: 900 };

export async function retrieveQuote(ctx: Ctx, input: CouponQuestion): Promise<CouponQuote> {
  const { userId } = signedIn(ctx);
  const { code, currency_id, organization_id = null } = input;
  if (organization_id !== null) await requireOrganizationRight(ctx, organization_id, 'orders.place');
  await currencyForSale(ctx, currency_id);
  const items = parseCart(input.cart);
  const coupon = await couponMeant(ctx, userId, code);
  const priced = await priceCart(ctx, { items, currency_id });
  const lines = priced.filter(({ problems }) => problems.length === 0).map((line) => couponLine(line));
  const purchase = { user_id: userId, organization_id, currency_id, lines, field: 'code' } as const;
  const discounts = await weighCoupon(ctx, coupon, purchase);
  const discount = sum(discounts);
  const amount_minor = sum(lines.map(({ gross_minor }) => gross_minor)) - discount;
  return {
    code: coupon.code,
    lines: lines.map(({ course_id }, place) => ({ course_id, discount_minor: discounts[place] ?? 0 })),
    discount: { amount_minor: discount, currency_id },
    total: { amount_minor, currency_id },
    tax: { amount_minor: vatWithin(amount_minor, await readSetting(ctx, 'vatRatePercent')), currency_id },
  };
}

/**
 * Only wrong codes count as guesses. A mobile network has one address for thousands of buyers, who may all mistype the same
 * code: there each wrong code counts once. Anyone who has guessed too often learns nothing more, of good codes either.
 */
async function couponMeant(ctx: Ctx, userId: number, code: string): Promise<CouponRow> {
  const coupon = await findByCode(ctx, code);
  if (coupon && (await wasTried(ctx, userId, coupon.id))) return coupon;
  const ofUser = `wrong coupon codes ${userId}`;
  if (coupon) await requireRate(ctx, ofUser, wrongByUser);
  else await countWrong(ctx, ofUser, code);
  if (!coupon) throw new Refusal('coupon_unknown', { field: 'code' });
  await saveTry(ctx, userId, coupon.id);
  return coupon;
}

async function countWrong(ctx: Ctx, ofUser: string, code: string): Promise<void> {
  await limitRate(ctx, ofUser, wrongByUser);
  const { address } = ctx.client;
  const isNew = await isWithinRate(ctx, `wrong coupon code ${code.toUpperCase()} from ${address}`, onceAtPlace);
  if (isNew) await limitRate(ctx, `wrong coupon codes from ${address}`, wrongAtPlace);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

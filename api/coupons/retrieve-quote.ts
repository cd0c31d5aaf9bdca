import type { CouponQuestion, CouponQuote } from '#contract/coupons/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { priceCart } from '#api/cart/index.ts';
import { vatWithin } from '#api/catalogue/index.ts';
import { parseCart } from '#api/identity/index.ts';
import { requireOrganizationRight } from '#api/organizations/index.ts';
import { currencyForSale, vatRatePercent } from '#api/settings/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { limitRate } from '#api/shared/rate-limit.ts';
import { findByCode, type CouponRow } from './store/coupons.ts';
import { saveTry, wasTried } from './store/uses.ts';
import { couponLine, weighCoupon } from './weigh-coupon.ts';

const perUser = { most: 10, withinSeconds: 900 };
const perPlace = { most: 60, withinSeconds: 900 };

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
    tax: { amount_minor: vatWithin(amount_minor, await vatRatePercent(ctx)), currency_id },
  };
}

/** Only codes that the user has not tried yet count as guesses. */
async function couponMeant(ctx: Ctx, userId: number, code: string): Promise<CouponRow> {
  const coupon = await findByCode(ctx, code);
  if (coupon && (await wasTried(ctx, userId, coupon.id))) return coupon;
  await limitRate(ctx, `coupon codes ${userId}`, perUser);
  await limitRate(ctx, `coupon codes from ${ctx.client.address}`, perPlace);
  if (!coupon) throw new Refusal('coupon_unknown', { field: 'code' });
  await saveTry(ctx, userId, coupon.id);
  return coupon;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

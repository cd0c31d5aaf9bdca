import type { CouponScope } from '#contract/sales/coupons/values.ts';

export type CouponLine = {
  course_id: number;
  category_id: number | null;
  partner_id: number | null;
  /** VAT included. */
  gross_minor: number;
};

type Scope = { scope: CouponScope; scope_ids: readonly number[] };
export type CouponValue = Scope & { percent: number | null; amount_minor: number | null };

export function isFor({ scope, scope_ids }: Scope, line: CouponLine): boolean {
  if (scope === 'all') return true;
  const id = { courses: line.course_id, categories: line.category_id, partners: line.partner_id }[scope];
  return id !== null && scope_ids.includes(id);
}

/** What the lines cost that the code is for. */
export function sumInScope(coupon: Scope, lines: readonly CouponLine[]): number {
  return lines.reduce((sum, line) => (isFor(coupon, line) ? sum + line.gross_minor : sum), 0);
}

/**
 * The discount of each line. Their sum is the discount of the order: a percentage is rounded once, half up, and an amount
 * is never more than the lines cost. The lines share it in proportion to what they cost, and the last takes the residual.
 */
export function discountsOf(coupon: CouponValue, lines: readonly CouponLine[]): number[] {
  const sum = sumInScope(coupon, lines);
  const discount = discountOn(sum, coupon);
  let costs = 0;
  let shared = 0;
  return lines.map((line) => {
    if (sum === 0 || !isFor(coupon, line)) return 0;
    costs += line.gross_minor;
    const upToHere = Number((BigInt(discount) * BigInt(costs)) / BigInt(sum));
    const share = upToHere - shared;
    shared = upToHere;
    return share;
  });
}

function discountOn(sum: number, { percent, amount_minor }: CouponValue): number {
  if (percent !== null) return Number((BigInt(sum) * BigInt(percent) * 2n + 100n) / 200n);
  return Math.min(amount_minor ?? 0, sum);
}

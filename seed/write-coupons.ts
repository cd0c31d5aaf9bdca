import { createCoupon } from '#api/sales/coupons/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** A code that everyone can use once, and one that pays a whole course. */
export async function writeCoupons(ctx: Ctx): Promise<void> {
  await createCoupon(ctx, { code: 'BEM-VINDO', percent: 10, most_uses_per_person: 1 });
  await createCoupon(ctx, { code: 'BOLSA-2026', percent: 100, most_uses: 20, most_uses_per_person: 1 });
}

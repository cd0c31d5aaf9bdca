import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** A use belongs to its order, and tries are purged by age. */
export const tables = {
  owns: {
    coupon_tries: 'by-reference',
    coupon_uses: 'by-reference',
    coupons: 'impersonal',
  },
} as const satisfies SliceTables;

import type { SliceTables } from '#api/shared/database/slice-tables.ts';

/** A use belongs to its order, and tries are purged by age. */
export const tables = {
  owns: {
    coupon_tries: 'by-reference',
    coupon_uses: 'by-reference',
    coupons: 'impersonal',
  },
  moves: {
    coupon_tries: {
      user_id: { rows: 'moves', one: [{ per: ['coupon_id'], else: 'dropped' }] },
    },
    coupon_uses: {
      user_id: {
        rows: 'moves',
        one: [
          {
            per: ['coupon_id'],
            where:
              'released_at is null and coupon_id in (select id from coupons where most_uses_per_person is not null)',
            else: 'coupon',
          },
        ],
      },
    },
  },
} as const satisfies SliceTables;

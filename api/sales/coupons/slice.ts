import { defineSlice } from '#api/shared/slice.ts';
import { createCoupon } from './create-coupon.ts';
import { purgeTries } from './purge-tries.ts';
import { retrieveCoupons, retrieveCouponSources } from './retrieve-coupons.ts';
import { retrieveQuote } from './retrieve-quote.ts';
import { tables } from './tables.ts';
import { updateCoupon } from './update-coupon.ts';

export const couponsSlice = defineSlice('coupons', {
  verbs: { createCoupon, retrieveCoupons, retrieveCouponSources, retrieveQuote, updateCoupon },
  jobs: { 'purge-coupon-tries': { cron: '52 3 * * *', run: purgeTries } },
  tables,
});

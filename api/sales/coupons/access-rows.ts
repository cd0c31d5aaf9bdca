import { accessRowsOf, forEditors, ofCaller, one } from '#api/shared/testing/access-row.ts';

/** Nobody has tried a code before, so that everyone gets the same answer. */
export const accessRows = accessRowsOf('coupons', {
  calls: {
    retrieveQuote: {
      ...ofCaller(
        one(() => ({ code: 'NENHUM', cart: '[]', currency_id: 1 })),
        'coupon_unknown',
      ),
      stranger: 'coupon_unknown',
    },
    retrieveCoupons: forEditors(() => ({})),
    retrieveCouponSources: forEditors(() => ({})),
    createCoupon: forEditors(one(() => ({ code: 'OUTONO', percent: 10 }))),
    updateCoupon: forEditors(one(() => ({ id: 1, is_active: false }))),
  },
});

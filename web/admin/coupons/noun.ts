import type { Api } from '#contract/index.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { Noun, RowOf } from '../frame/noun.ts';

export type CouponRow = RowOf<Api['coupons']['retrieveCouponSources']>;
export type CouponFilter = { search?: string; is_active?: boolean; scope?: CouponRow['scope'] };
export type CouponSort = 'code' | 'created_at' | 'last_day' | 'uses';

/** No code is deleted: orders hold it. */
export const coupons: Noun<CouponRow, CouponFilter, CouponSort> = {
  name: 'coupons',
  claim: 'coupons.edit',
  source: (input) => queries().coupons.retrieveCouponSources.queryOptions({ input }),
  create: (input: Parameters<Api['coupons']['createCoupon']>[0]) => api().coupons.createCoupon(input),
  update: (input: Parameters<Api['coupons']['updateCoupon']>[0]) => api().coupons.updateCoupon(input),
  nameOf: ({ code }) => code,
  blank: {
    code: '',
    percent: null,
    amount_minor: null,
    currency_id: null,
    minimum_minor: null,
    scope: 'all',
    scope_ids: [],
    most_uses: null,
    most_uses_per_person: 1,
    most_uses_per_organization: null,
    first_day: null,
    last_day: null,
    is_active: true,
    uses: 0,
    was_used: false,
    created_at: '',
  },
};

export function setActive({ id }: CouponRow, isActive: boolean) {
  return api().coupons.updateCoupon({ data: [{ id, is_active: isActive }] });
}

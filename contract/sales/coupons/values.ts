export const couponScopes = ['all', 'courses', 'categories', 'partners'] as const;
export type CouponScope = (typeof couponScopes)[number];

export const couponScopes = ['all', 'courses', 'categories', 'partners'] as const;
export type CouponScope = (typeof couponScopes)[number];

export const shortestCouponCode = 4;
export const longestCouponCode = 24;
export const mostInCouponScope = 200;

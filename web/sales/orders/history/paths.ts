/** `mine` are a person's own orders, `ours` those of the organization for which they act. */
export type Whose = 'mine' | 'ours';

export const listPaths = { mine: '/profile/my-orders-history', ours: '/profile/our-orders-history' } as const;
export const orderPaths = {
  mine: '/profile/my-orders-history/$orderId',
  ours: '/profile/our-orders-history/$orderId',
} as const;

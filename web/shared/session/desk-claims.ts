/** Each of these opens an area of the desk; `web/admin/pages.test.ts` compares them with the areas. */
export const deskClaims = [
  'audit.read',
  'catalogue.edit',
  'classes.edit',
  'contents.edit',
  'coupons.edit',
  'enrollments.edit',
  'health.manage',
  'legal.edit',
  'messages.edit',
  'news.edit',
  'orders.edit',
  'payments.approve',
  'reviews.hide',
  'roles.edit',
  'settings.edit',
  'users.read',
] as const;

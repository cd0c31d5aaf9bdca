/** Each of these opens an area of the desk; `web/admin/pages.test.ts` compares them with the areas. */
export const deskClaims = ['audit.read', 'catalogue.edit', 'classes.edit', 'enrollments.edit', 'health.manage', 'messages.edit', 'orders.edit', 'payments.approve', 'reviews.hide', 'roles.edit', 'settings.edit', 'users.read'] as const;

import type { Claim } from '#contract/people/identity/claims.ts';

/** The claims as somebody looks for them. */
export const claimGroups = {
  training: [
    'catalogue.edit',
    'contents.edit',
    'classes.edit',
    'enrollments.edit',
    'certificates.revoke',
    'forms.edit',
    'forms.read',
  ],
  money: ['orders.read', 'orders.edit', 'payments.approve', 'accounts.edit', 'coupons.edit'],
  people: ['users.read', 'users.manage', 'roles.edit', 'organizations.read', 'organizations.edit', 'users.edit'],
  site: [
    'news.edit',
    'reviews.reply',
    'reviews.hide',
    'messages.edit',
    'settings.edit',
    'legal.edit',
    'audit.read',
    'health.manage',
    'tokens.manage',
    'webhooks.manage',
  ],
} as const satisfies Record<string, readonly Claim[]>;

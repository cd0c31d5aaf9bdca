/**
 * The floors from the ground up, and the slices of each. In `api/` a slice calls whatever stands before it: the slices of
 * lower floors, and on its own floor those to its left. In `web/` it may use all of its own floor. The walls, the slices that
 * the server mounts, and the order of erasure follow from this list.
 */
export const floors = {
  platform: ['files', 'settings', 'legal'],
  people: ['identity', 'people', 'messages', 'organizations', 'addresses'],
  offer: ['catalogue', 'news', 'classes'],
  sales: ['cart', 'coupons', 'orders', 'accounts', 'payments', 'fiscal', 'bank'],
  learning: [
    'enrollments',
    'attendance',
    'learning',
    'grades',
    'tasks',
    'assessments',
    'certificates',
    'forms',
    'achievements',
    'timetable',
  ],
  areas: [
    'training',
    'gifts',
    'reports',
    'classroom',
    'teaching',
    'guides',
    'privacy',
    'wishlist',
    'reviews',
    'trail',
    'health',
    'opening',
    'inbox',
    'site',
    'webhooks',
  ],
} as const;

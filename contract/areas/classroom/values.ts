/** The tabs of the page of a class, in their order [specification 2]. */
export const classTabs = [
  'general',
  'contents',
  'resources',
  'lessons',
  'modules',
  'enrollment',
  'regulation',
  'learning',
] as const;
export type ClassTab = (typeof classTabs)[number];

/** What a signed-in person is to a class. */
export const classRoles = [
  'enrolled',
  'unaccepted',
  'registered',
  'undocumented',
  'withdrawn',
  'canceled',
  'trainer',
  'administrator',
  'employer',
  'stranger',
] as const;
export type ClassRole = (typeof classRoles)[number];

/** `preview`: what the page of the course shows to anyone. `history`: to be read only. */
export const tabAccesses = ['open', 'history', 'preview', 'closed'] as const;
export type TabAccess = (typeof tabAccesses)[number];

export const tabReasons = ['not_enrolled', 'unpaid', 'files', 'regulation', 'over', 'not_learner', 'employer'] as const;
export type TabReason = (typeof tabReasons)[number];

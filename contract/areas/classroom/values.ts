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

/** The purposes of files that a class shares [specification 4, File categories]. */
export const resourceCategories = ['class-content', 'training-plan'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

export const resourceTypes = ['pdf', 'jpg', 'png'] as const;
export const resourceMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const largestResourceBytes = 10_000_000;
export const longestResourceTitle = 120;
export const mostResources = 200;

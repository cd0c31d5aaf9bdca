/** The purposes of consent: terms at sign-up, news by email, and a guardian for a minor (domain 7). */
export const consentPurposes = ['terms', 'news', 'guardian'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

/** What has to be settled before an organization can be closed. */
export const closingObstacles = ['account', 'orders', 'seats', 'classes'] as const;
export type ClosingObstacle = (typeof closingObstacles)[number];

export const exportStatuses = ['waiting', 'ready', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

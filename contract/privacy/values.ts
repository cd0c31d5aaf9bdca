/** The purposes of consent: terms at sign-up, news by email, and a guardian for a minor (domain 7). */
export const consentPurposes = ['terms', 'news', 'guardian'] as const;
export type ConsentPurpose = (typeof consentPurposes)[number];

export const exportStatuses = ['waiting', 'ready', 'expired'] as const;
export type ExportStatus = (typeof exportStatuses)[number];

/** What a new site needs, in the order in which it is done. */
export const setUpSteps = ['seller', 'payments', 'legal', 'mail', 'partner', 'category', 'course', 'class'] as const;
export type SetUpStep = (typeof setUpSteps)[number];

/** The purposes of files that a class shares [specification 4, File categories]. */
export const resourceCategories = ['class-content', 'training-plan'] as const;
export type ResourceCategory = (typeof resourceCategories)[number];

export const resourceTypes = ['pdf', 'jpg', 'png'] as const;
export const resourceMimes = ['application/pdf', 'image/jpeg', 'image/png'] as const;
export const largestResourceBytes = 10_000_000;
export const longestResourceTitle = 120;
export const mostResources = 200;

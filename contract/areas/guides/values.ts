export const guideTypes = ['pdf'] as const;
export const guideMimes = ['application/pdf'] as const;
export const largestGuideBytes = 10_000_000;
export const longestGuideTitle = 120;
export const mostGuides = 20;

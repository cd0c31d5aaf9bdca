import { lazy } from '#web/shared/page/lazy.ts';

export const CourseSuggestions = lazy(async () => ({
  default: (await import('./course-suggestions.tsx')).CourseSuggestions,
}));

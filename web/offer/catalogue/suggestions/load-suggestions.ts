import { lazy } from 'react';

export const CourseSuggestions = lazy(async () => ({
  default: (await import('./course-suggestions.tsx')).CourseSuggestions,
}));

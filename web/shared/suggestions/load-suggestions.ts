import { lazy } from 'react';

/** What one may mean while one types the name of a course; it comes when the field is first entered. */
export const CourseSuggestions = lazy(async () => ({
  default: (await import('./course-suggestions.tsx')).CourseSuggestions,
}));

export const courseTypes = ['online', 'presential', 'online-sync'] as const;
export const packageTypes = ['pacote', 'curso', 'servico'] as const;
/** The drawings of covers. A category without one borrows one, always the same. */
export const categoryDrawings = [
  'gestao',
  'tecnologia',
  'seguranca',
  'linguas',
  'contabilidade',
  'saude',
  'energia',
  'turismo',
  'direito',
  'formadores',
] as const;
export type CategoryDrawing = (typeof categoryDrawings)[number];
export const courseLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export const certificateTypes = ['participation-certificate', 'conclusion-certificate'] as const;
export const courseSorts = ['relevance', 'title', 'price', 'start', 'newest', 'popular'] as const;

/** Each duration goes up to its `mostHours`; the last has no limit. */
export const courseDurations = ['day', 'days', 'weeks', 'months'] as const;
export const mostHours = { day: 8, days: 24, weeks: 60 } as const;

/** The start within `daysAhead`, today not counted; each window includes the shorter ones. */
export const startWindows = ['week', 'month', 'quarter'] as const;
export const daysAhead = { week: 7, month: 30, quarter: 90 } as const;

/** A search ranks and counts at most this many courses. */
export const mostFoundBySearch = 500;
export const longestSearch = 20_000;
/** Counts of filter values stop here during a search. */
export const mostCountedBySearch = 1_000;

export const suggestionKinds = ['course', 'category', 'partner'] as const;
export const mostSuggestions = 8;

/** A card shows how many people have had a seat in a course from this number on. */
export const fewestLearnersShown = 3;

/** A card shows a rating from this number of reviews on. */
export const fewestRatingsOnCards = 3;

/** On the public page of a trainer. */
export const mostCoursesOfTrainer = 24;
export const mostClassesOfTrainer = 5;

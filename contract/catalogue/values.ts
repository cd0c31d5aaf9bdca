/** Enumerations of the catalogue, free of schemas, so that the browser can read them. */
export const courseTypes = ['online', 'presential', 'online-sync'] as const;
export const packageTypes = ['pacote', 'curso', 'servico'] as const;
export const courseLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export const certificateTypes = ['participation-certificate', 'conclusion-certificate'] as const;
export const courseSorts = ['relevance', 'title', 'price', 'start', 'newest', 'popular'] as const;

/** How long a course is, by its hours; each up to the most it says, the last beyond. */
export const courseDurations = ['day', 'days', 'weeks', 'months'] as const;
export const mostHours = { day: 8, days: 24, weeks: 60 } as const;

/** How soon a course can be begun, by the days that are left, today aside; each holds those before it. */
export const startWindows = ['week', 'month', 'quarter'] as const;
export const daysAhead = { week: 7, month: 30, quarter: 90 } as const;

/** A search ranks and counts this many courses at most; to see further, narrow it. */
export const mostFoundBySearch = 500;
export const longestSearch = 20_000;
/** Counts beside filters stop here where words are sought. */
export const mostCountedBySearch = 1_000;

export const suggestionKinds = ['course', 'category', 'partner'] as const;
export const mostSuggestions = 8;

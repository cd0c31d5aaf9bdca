/** Enumerations of the catalogue, free of schemas, so that the browser can read them. */
export const courseTypes = ['online', 'presential', 'online-sync'] as const;
export const packageTypes = ['pacote', 'curso'] as const;
export const courseLevels = ['all', 'beginner', 'intermediate', 'advanced'] as const;
export const certificateTypes = ['participation-certificate', 'conclusion-certificate'] as const;
export const courseSorts = ['relevance', 'title', 'price', 'start', 'newest'] as const;

/** A search ranks and counts this many courses at most; to see further, narrow it. */
export const mostFoundBySearch = 500;
export const longestSearch = 20_000;

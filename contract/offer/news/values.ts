export const longestNewsSearch = 20_000;

/** Markup that is refused in a post. */
export type ForeignMarkup = 'html' | 'image' | 'link' | 'nesting' | 'other';

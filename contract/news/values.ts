export const longestNewsSearch = 20_000;

/** Markup that is refused in a post. */
export const foreignMarkup = ['html', 'image', 'link', 'nesting', 'other'] as const;
export type ForeignMarkup = (typeof foreignMarkup)[number];

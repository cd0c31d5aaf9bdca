/** What the news say, free of schemas, so that the browser can read it. */
export const longestNewsSearch = 20_000;

/** What stands in a written text and is not taken: see `RichText`. */
export const foreignMarkup = ['html', 'image', 'link', 'nesting', 'other'] as const;
export type ForeignMarkup = (typeof foreignMarkup)[number];

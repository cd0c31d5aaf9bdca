/** The body is Markdown. */
export type PostWords = { title: string; summary: string; body: string };

export type SeedPost = {
  key: string;
  facts: {
    author: string;
    /** Before the day of the seed. */
    daysAgo: number;
    /** Selects the drawing, as the key of a category does. */
    cover: string;
    /** Keys of courses. */
    courses: string[];
    /** Keys of older posts. */
    related?: string[];
  };
  pt: PostWords;
  en: PostWords;
};

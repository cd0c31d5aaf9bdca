import type { SliceTables } from '#api/shared/slice-tables.ts';

export const tables = {
  owns: {
    news: 'impersonal',
    news_courses: 'impersonal',
    news_posts: 'impersonal',
  },
} as const satisfies SliceTables;

import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    news: 'impersonal',
    news_courses: 'impersonal',
    news_posts: 'impersonal',
  },
} as const satisfies SliceTables;

import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    news: 'impersonal',
    news_courses: 'impersonal',
    news_posts: 'impersonal',
  },
  reads: ['shared_courses'],
} as const satisfies SliceTables;

import type { SliceTables } from '#api/shared/database/slice-tables.ts';

export const tables = {
  owns: {
    categories: 'impersonal',
    course_prerequisites: 'impersonal',
    course_prices: 'impersonal',
    course_questions: 'impersonal',
    course_ratings: 'by-reference',
    course_sales: 'impersonal',
    course_tallies: 'impersonal',
    course_tally_changes: 'impersonal',
    course_words: 'impersonal',
    courses: 'impersonal',
    package_courses: 'impersonal',
    partners: 'impersonal',
  },
  publishes: ['published_courses', 'shared_categories', 'shared_courses', 'shared_partners', 'shown_ratings'],
  reads: [
    'shared_trainer_profiles',
    'shared_trainers',
    'shared_class_trainers',
    'shared_classes',
    'shared_currencies',
    'shared_files',
    'shared_persons',
    'shared_standing_lessons',
  ],
} as const satisfies SliceTables;

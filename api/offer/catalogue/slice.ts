import { defineSlice } from '#api/shared/slice.ts';
import { coverRoutes } from './cover-routes.ts';
import { createCategory } from './create-category.ts';
import { createCourse } from './create-course.ts';
import { createPartner } from './create-partner.ts';
import { deleteFromCatalogue, restoreToCatalogue } from './delete-and-restore.ts';
import { publishedRoutes } from './published-routes.ts';
import { refreshTallies } from './refresh-tallies.ts';
import { retrieveCategories } from './retrieve-categories.ts';
import { retrieveChoices } from './retrieve-choices.ts';
import { retrieveCounters } from './retrieve-counters.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { retrieveCourses } from './retrieve-courses.ts';
import { retrievePartners } from './retrieve-partners.ts';
import { retrieveCategorySources, retrieveCourseSources, retrievePartnerSources } from './retrieve-sources.ts';
import { retrieveSpelling } from './retrieve-spelling.ts';
import { retrieveSuggestions } from './retrieve-suggestions.ts';
import { retrieveTrainer } from './retrieve-trainer.ts';
import { shareRoutes } from './share-routes.ts';
import { updateCategory } from './update-category.ts';
import { updateCourse } from './update-course.ts';
import { updatePartner } from './update-partner.ts';
import { tables } from './tables.ts';

export const catalogueSlice = defineSlice('catalogue', {
  verbs: {
    retrieveCourses,
    retrieveChoices,
    retrieveSuggestions,
    retrieveSpelling,
    retrieveCourse,
    retrieveCounters,
    retrieveCourseSources,
    createCourse,
    updateCourse,
    deleteCourse: (ctx, input) => deleteFromCatalogue(ctx, 'courses', input),
    restoreCourse: (ctx, input) => restoreToCatalogue(ctx, 'courses', input),
    retrieveCategories,
    retrieveCategorySources,
    createCategory,
    updateCategory,
    deleteCategory: (ctx, input) => deleteFromCatalogue(ctx, 'categories', input),
    restoreCategory: (ctx, input) => restoreToCatalogue(ctx, 'categories', input),
    retrievePartners,
    retrievePartnerSources,
    createPartner,
    updatePartner,
    deletePartner: (ctx, input) => deleteFromCatalogue(ctx, 'partners', input),
    restorePartner: (ctx, input) => restoreToCatalogue(ctx, 'partners', input),
    retrieveTrainer,
  },
  jobs: { 'refresh-course-tallies': { cron: '* * * * *', run: refreshTallies } },
  rawRoutes: [...coverRoutes, ...publishedRoutes, ...shareRoutes],
  tables,
});

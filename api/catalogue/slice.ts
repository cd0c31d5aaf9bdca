import { defineSlice } from '#api/shared/slice.ts';
import { coverRoutes } from './cover-routes.ts';
import { createCategory } from './create-category.ts';
import { createCourse } from './create-course.ts';
import { createPartner } from './create-partner.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteCourse } from './delete-course.ts';
import { deletePartner } from './delete-partner.ts';
import { publishedRoutes } from './published-routes.ts';
import { restoreCategory } from './restore-category.ts';
import { restoreCourse } from './restore-course.ts';
import { restorePartner } from './restore-partner.ts';
import { retrieveCategories } from './retrieve-categories.ts';
import { retrieveChoices } from './retrieve-choices.ts';
import { retrieveCounters } from './retrieve-counters.ts';
import { retrieveCourse } from './retrieve-course.ts';
import { retrieveCourses } from './retrieve-courses.ts';
import { retrievePartners } from './retrieve-partners.ts';
import { retrieveSpelling } from './retrieve-spelling.ts';
import { retrieveSuggestions } from './retrieve-suggestions.ts';
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
    createCourse,
    updateCourse,
    deleteCourse,
    restoreCourse,
    retrieveCategories,
    createCategory,
    updateCategory,
    deleteCategory,
    restoreCategory,
    retrievePartners,
    createPartner,
    updatePartner,
    deletePartner,
    restorePartner,
  },
  rawRoutes: [...coverRoutes, ...publishedRoutes, ...shareRoutes],
  tables: tables.owns,
});

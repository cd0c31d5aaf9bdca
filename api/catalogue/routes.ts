import { answer, askOf, done } from '#api/shared/retrieval.ts';
import { serve } from '#api/shared/serve.ts';
import { createCategory } from './create-category.ts';
import { createCourse } from './create-course.ts';
import { createPartner } from './create-partner.ts';
import { deleteCategory } from './delete-category.ts';
import { deleteCourse } from './delete-course.ts';
import { deletePartner } from './delete-partner.ts';
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
import { updateCategory } from './update-category.ts';
import { updateCourse } from './update-course.ts';
import { updatePartner } from './update-partner.ts';

const { catalogue } = serve;

export const catalogueRoutes = catalogue.router({
  retrieveCourses: catalogue.retrieveCourses.handler(async ({ context, input }) =>
    answer(await retrieveCourses(context, askOf(input)), input),
  ),
  retrieveChoices: catalogue.retrieveChoices.handler(async ({ context, input }) =>
    answer(await retrieveChoices(context, askOf(input)), input),
  ),
  retrieveSuggestions: catalogue.retrieveSuggestions.handler(async ({ context, input }) =>
    answer(await retrieveSuggestions(context, askOf(input)), input),
  ),
  retrieveSpelling: catalogue.retrieveSpelling.handler(async ({ context, input }) =>
    answer(await retrieveSpelling(context, askOf(input)), input),
  ),
  retrieveCourse: catalogue.retrieveCourse.handler(async ({ context, input }) =>
    answer(await retrieveCourse(context, askOf(input)), input),
  ),
  retrieveCounters: catalogue.retrieveCounters.handler(async ({ context, input }) =>
    answer(await retrieveCounters(context), input),
  ),
  createCourse: catalogue.createCourse.handler(async ({ context, input }) =>
    done(await createCourse(context, input.data[0])),
  ),
  updateCourse: catalogue.updateCourse.handler(async ({ context, input }) =>
    done(await updateCourse(context, input.data[0])),
  ),
  deleteCourse: catalogue.deleteCourse.handler(async ({ context, input }) =>
    done(await deleteCourse(context, input.data[0])),
  ),
  restoreCourse: catalogue.restoreCourse.handler(async ({ context, input }) =>
    done(await restoreCourse(context, input.data[0])),
  ),
  retrieveCategories: catalogue.retrieveCategories.handler(async ({ context, input }) =>
    answer(await retrieveCategories(context, askOf(input)), input),
  ),
  createCategory: catalogue.createCategory.handler(async ({ context, input }) =>
    done(await createCategory(context, input.data[0])),
  ),
  updateCategory: catalogue.updateCategory.handler(async ({ context, input }) =>
    done(await updateCategory(context, input.data[0])),
  ),
  deleteCategory: catalogue.deleteCategory.handler(async ({ context, input }) =>
    done(await deleteCategory(context, input.data[0])),
  ),
  restoreCategory: catalogue.restoreCategory.handler(async ({ context, input }) =>
    done(await restoreCategory(context, input.data[0])),
  ),
  retrievePartners: catalogue.retrievePartners.handler(async ({ context, input }) =>
    answer(await retrievePartners(context, askOf(input)), input),
  ),
  createPartner: catalogue.createPartner.handler(async ({ context, input }) =>
    done(await createPartner(context, input.data[0])),
  ),
  updatePartner: catalogue.updatePartner.handler(async ({ context, input }) =>
    done(await updatePartner(context, input.data[0])),
  ),
  deletePartner: catalogue.deletePartner.handler(async ({ context, input }) =>
    done(await deletePartner(context, input.data[0])),
  ),
  restorePartner: catalogue.restorePartner.handler(async ({ context, input }) =>
    done(await restorePartner(context, input.data[0])),
  ),
});

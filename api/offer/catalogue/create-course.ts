import type { NewCourse } from '#contract/offer/catalogue/calls.ts';
import { showPictures } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { requireExisting } from './require-existing.ts';
import { requireCourses } from './require-courses.ts';
import { replaceExtras } from './store/course-extras.ts';
import { replacePrices } from './store/prices.ts';
import { insertCourse, refreshSearchContext } from './store/write-courses.ts';

/** Refuses `invalid_input` for an unknown category, partner or course. */
export function createCourse(
  ctx: Ctx,
  { prices = [], questions, prerequisite_ids, course_ids, ...course }: NewCourse,
): Promise<{ id: number }> {
  return editCatalogue(ctx, async (tx) => {
    const extras = { questions, prerequisite_ids, course_ids };
    await requireExisting(tx, { ...course, prices });
    await showPictures(tx, { cover_picture_id: course.cover_picture_id });
    await requireCourses(tx, course.package_type, extras);
    const id = await insertCourse(tx, course);
    await replacePrices(tx, id, prices);
    await replaceExtras(tx, id, extras);
    await refreshSearchContext(tx, { column: 'id', is: id });
    return { id };
  });
}

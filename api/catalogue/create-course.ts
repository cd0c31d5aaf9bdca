import type { NewCourse } from '#contract/catalogue/calls.ts';
import { showPictures } from '#api/files/index.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/site-facts.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { requireExisting } from './require-existing.ts';
import { requireCourses } from './require-courses.ts';
import { replaceExtras } from './store/course-extras.ts';
import { replacePrices } from './store/prices.ts';
import { insertCourse, refreshSearchContext } from './store/write-courses.ts';

/** Adds a course, published unless told otherwise. Refuses `invalid_input` for a category, partner or course that is not there. */
export function createCourse(
  ctx: Ctx,
  { prices = [], questions, prerequisite_ids, course_ids, ...course }: NewCourse,
): Promise<{ id: number }> {
  requireClaim(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (tx) => {
    const extras = { questions, prerequisite_ids, course_ids };
    await requireExisting(tx, { ...course, prices });
    await showPictures(tx, { cover_picture_id: course.cover_picture_id });
    await requireCourses(tx, course.package_type, extras);
    const id = await insertCourse(tx, course);
    await replacePrices(tx, id, prices);
    await replaceExtras(tx, id, extras);
    await refreshSearchContext(tx, { column: 'id', is: id });
    await catalogueChanged(tx);
    return { id };
  });
}

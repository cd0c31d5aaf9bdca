import type { NewCourse } from '#contract/catalogue.ts';
import { showPictures } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustExist } from './must-exist.ts';
import { mustNameCourses } from './must-name-courses.ts';
import { replaceExtras } from './store/course-extras.ts';
import { replacePrices } from './store/prices.ts';
import { insertCourse, refreshSearchContext } from './store/write-courses.ts';

/** Adds a course, published unless told otherwise. Refuses `invalid_input` for a category, partner or course that is not there. */
export function createCourse(
  ctx: Ctx,
  { prices = [], questions, prerequisite_ids, course_ids, ...course }: NewCourse,
): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    const extras = { questions, prerequisite_ids, course_ids };
    await mustExist(inside, { ...course, prices });
    await showPictures(inside, { cover_picture_id: course.cover_picture_id });
    await mustNameCourses(inside, course.package_type, extras);
    const id = await insertCourse(inside, course);
    await replacePrices(inside, id, prices);
    await replaceExtras(inside, id, extras);
    await refreshSearchContext(inside, { column: 'id', is: id });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}

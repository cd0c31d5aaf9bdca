import type { CourseChange } from '#contract/catalogue.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/files/index.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { tell } from '#api/shared/events.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustExist } from './must-exist.ts';
import { mustNameCourses } from './must-name-courses.ts';
import { replaceExtras } from './store/course-extras.ts';
import { replacePrices } from './store/prices.ts';
import { refreshSearchContext, updateCourseRow } from './store/write-courses.ts';

/** Changes what is given. Orders keep the price and title at which they were placed. */
export function updateCourse(
  ctx: Ctx,
  { prices, questions, prerequisite_ids, course_ids, ...course }: CourseChange,
): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  const { id } = course;
  const extras = { questions, prerequisite_ids, course_ids };
  return inTransaction(ctx, async (inside) => {
    await mustExist(inside, { ...course, prices: prices ?? [] });
    await showPictures(inside, { cover_picture_id: course.cover_picture_id });
    await mustNameCourses(inside, course.package_type, { ...extras, id });
    if (!(await updateCourseRow(inside, course))) throw new Refusal('not_found');
    await replaceExtras(inside, id, extras);
    const isRepriced = prices !== undefined && (await replacePrices(inside, id, prices));
    if (isRepriced) await tell(inside, 'course_prices_changed', { course_ids: [id] });
    await refreshSearchContext(inside, { column: 'id', is: id });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}

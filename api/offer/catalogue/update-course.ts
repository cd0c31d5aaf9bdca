import type { CourseChange } from '#contract/offer/catalogue/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { showPictures } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { editCatalogue } from './edit-catalogue.ts';
import { requireExisting } from './require-existing.ts';
import { requireCourses } from './require-courses.ts';
import { replaceExtras } from './store/course-extras.ts';
import { replacePrices } from './store/prices.ts';
import { refreshSearchContext, updateCourseRow } from './store/write-courses.ts';

/** Orders keep the price and title at which they were placed. */
export function updateCourse(
  ctx: Ctx,
  { prices, questions, prerequisite_ids, course_ids, ...course }: CourseChange,
): Promise<{ id: number }> {
  const { id } = course;
  const extras = { questions, prerequisite_ids, course_ids };
  return editCatalogue(ctx, async (tx) => {
    await requireExisting(tx, { ...course, prices: prices ?? [] });
    await showPictures(tx, { cover_picture_id: course.cover_picture_id });
    await requireCourses(tx, course.package_type, { ...extras, id });
    if (!(await updateCourseRow(tx, course))) throw new Refusal('not_found');
    await replaceExtras(tx, id, extras);
    const isRepriced = prices !== undefined && (await replacePrices(tx, id, prices));
    if (isRepriced) await emit(tx, 'course_prices_changed', { course_ids: [id] });
    await refreshSearchContext(tx, { column: 'id', is: id });
    return { id };
  });
}

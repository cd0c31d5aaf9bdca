import type { NewCourse } from '#contract/catalogue.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { mustExist } from './must-exist.ts';
import { replacePrices } from './store/prices.ts';
import { insertCourse, refreshSearchContext } from './store/write-courses.ts';

/** Adds a course, published unless told otherwise. Refuses `invalid_input` for a category or partner that is not there. */
export function createCourse(ctx: Ctx, { prices = [], ...course }: NewCourse): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    await mustExist(inside, { ...course, prices });
    const id = await insertCourse(inside, course);
    await replacePrices(inside, id, prices);
    await refreshSearchContext(inside, { column: 'id', is: id });
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}

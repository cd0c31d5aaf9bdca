import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { setCourseDeleted } from './store/write-courses.ts';

/** Takes a course out of the catalogue; who bought it keeps it. */
export function deleteCourse(ctx: Ctx, { id }: { id: number }): Promise<{ id: number }> {
  mustHave(ctx, 'catalogue.edit');
  return inTransaction(ctx, async (inside) => {
    if (!(await setCourseDeleted(inside, id, inside.now()))) throw new Refusal('not_found');
    await dropPages(inside, '/courses', '/');
    return { id };
  });
}

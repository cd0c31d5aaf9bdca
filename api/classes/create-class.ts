import type { ClassState, NewClass } from '#contract/classes.ts';
import { Refusal } from '#contract/refusals.ts';
import { mustHave, type Ctx } from '#api/shared/context.ts';
import { dropPages } from '#api/shared/page-drops.ts';
import { recordMove } from '#api/shared/status-history.ts';
import { inTransaction } from '#api/shared/transaction.ts';
import { isCourse } from '#api/catalogue/index.ts';
import { mustFollow, mustFollowLessons } from './model/class-dates.ts';
import { mustBeRegulation } from './regulation/must-be-regulation.ts';
import { insertClass, insertLessons, replaceTrainers } from './store.ts';

/** Opens a class of a course. Refuses `not_found` for the course, `class_code_taken`, and `invalid_input` by field. */
export function createClass(ctx: Ctx, { trainer_ids = [], lessons = [], ...given }: NewClass): Promise<ClassState> {
  mustHave(ctx, 'classes.edit');
  mustFollow(given);
  mustFollowLessons(lessons);
  return inTransaction(ctx, async (inside) => {
    if (!(await isCourse(inside, given.course_id))) throw new Refusal('not_found', { field: 'course_id' });
    await mustBeRegulation(inside, given.regulation_file_id);
    const id = await insertClass(inside, given);
    if (id === undefined) throw new Refusal('class_code_taken', { field: 'code' });
    if (!(await replaceTrainers(inside, id, trainer_ids))) throw new Refusal('invalid_input', { field: 'trainer_ids' });
    await insertLessons(inside, id, lessons);
    await recordMove(inside, { subject: 'class', subjectId: id, move: 'open', from: null, to: 'opened' });
    await dropPages(inside, '/courses', '/');
    return { id, status: 'opened' };
  });
}

import type { ClassState, NewClass } from '#contract/offer/classes/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isCourse } from '#api/offer/catalogue/index.ts';
import { requireTrainerFree } from './lessons/require-free.ts';
import { requireFollowing } from './model/class-dates.ts';
import { requireApart } from './model/lesson-times.ts';
import { requireRegulation } from './regulation/require-regulation.ts';
import { insertClass, insertLessons, replaceTrainers } from './store.ts';

export function createClass(ctx: Ctx, { trainer_ids = [], lessons = [], ...input }: NewClass): Promise<ClassState> {
  requireClaim(ctx, 'classes.edit');
  requireFollowing(input);
  requireApart(
    lessons.map(({ starts_at, ends_at }) => ({ starts_at: new Date(starts_at), ends_at: new Date(ends_at) })),
  );
  return inTransaction(ctx, async (tx) => {
    if (!(await isCourse(tx, input.course_id))) throw new Refusal('not_found', { field: 'course_id' });
    await requireRegulation(tx, input.regulation_file_id);
    const id = await insertClass(tx, input);
    if (id === undefined) throw new Refusal('class_code_taken', { field: 'code' });
    if (!(await replaceTrainers(tx, id, trainer_ids))) throw new Refusal('invalid_input', { field: 'trainer_ids' });
    await insertLessons(tx, id, lessons);
    await requireTrainerFree(tx, id);
    await recordMove(tx, { subject: 'class', subjectId: id, move: 'open', from: null, to: 'opened' });
    await catalogueChanged(tx);
    return { id, status: 'opened' };
  });
}

import type { LessonState, NewLesson } from '#contract/offer/classes/lessons.ts';
import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { requirePlan } from './lock-lesson.ts';
import { requireFree, requireOfClass } from './require-free.ts';
import { insertLesson } from './write-store.ts';

export function createLesson(ctx: Ctx, input: NewLesson): Promise<LessonState> {
  const { class_id, room = null, meeting_url = null, trainer_id = null, module_id = null } = input;
  const times = { starts_at: new Date(input.starts_at), ends_at: new Date(input.ends_at) };
  return inTransaction(ctx, async (tx) => {
    const plan = await requirePlan(tx, class_id, ['plan']);
    await requireOfClass(tx, plan, { trainer_id, module_id });
    await requireFree(tx, plan, { ...times, trainer_id, id: null });
    const fields = { ...times, room: room || null, meeting_url, trainer_person_id: trainer_id, module_id };
    const state = await insertLesson(tx, { ...fields, class_id });
    await recordMove(tx, { subject: 'lesson', subjectId: state.id, move: 'plan', from: null, to: 'planned' });
    await catalogueChanged(tx);
    return state;
  });
}

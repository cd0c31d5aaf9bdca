import { isDeepStrictEqual } from 'node:util';
import type { LessonChange, LessonState } from '#contract/offer/classes/lessons.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lessonLifeCycle, type LessonMove } from '../model/lesson-status.ts';
import { lockLesson, type LessonInPlan } from './lock-lesson.ts';
import { requireFree, requireOfClass } from './require-free.ts';
import { changeLesson, type LessonFields } from './write-store.ts';

export function updateLesson(ctx: Ctx, { id, sequence, ...input }: LessonChange): Promise<LessonState> {
  const moves = movesOf(input);
  return inTransaction(ctx, async (tx) => {
    const held = await lockLesson(tx, id, moves);
    for (const move of moves) lessonLifeCycle.next(held.lesson.status, move);
    await requireOfClass(tx, held.plan, input);
    if (moves.includes('plan')) await requireFree(tx, held.plan, slotOf(held, input));
    const state = await changeLesson(tx, { id, sequence, fields: fieldsOf(held, input) });
    if (!state) throw new Refusal('lesson_changed');
    for (const move of moves) {
      await recordMove(tx, { subject: 'lesson', subjectId: id, move, from: 'planned', to: state.status });
    }
    await catalogueChanged(tx);
    return state;
  });
}

type Input = Omit<LessonChange, 'id' | 'sequence'>;

const planned = ['starts_at', 'ends_at', 'trainer_id', 'module_id'] as const;

function movesOf(input: Input): LessonMove[] {
  const isPlanned = planned.some((name) => input[name] !== undefined);
  const isPlaced = input.room !== undefined || input.meeting_url !== undefined;
  return [...(isPlanned ? ['plan' as const] : []), ...(isPlaced || !isPlanned ? ['place' as const] : [])];
}

function slotOf({ lesson }: LessonInPlan, { trainer_id = lesson.trainer_id, ...input }: Input) {
  return { ...timesOf({ lesson }, input), trainer_id, id: lesson.id };
}

function timesOf({ lesson }: Pick<LessonInPlan, 'lesson'>, { starts_at, ends_at }: Input) {
  return {
    starts_at: starts_at === undefined ? lesson.starts_at : new Date(starts_at),
    ends_at: ends_at === undefined ? lesson.ends_at : new Date(ends_at),
  };
}

/** Without what stays as it is, which is no change to announce. */
function fieldsOf({ lesson }: LessonInPlan, input: Input): Partial<LessonFields> {
  const { trainer_id, room, ...plain } = input;
  const fields = {
    ...plain,
    ...timesOf({ lesson }, input),
    ...(room !== undefined && { room: room || null }),
    ...(trainer_id !== undefined && { trainer_person_id: trainer_id }),
  };
  const before: Record<string, unknown> = { ...lesson, trainer_person_id: lesson.trainer_id };
  const changed = Object.entries(fields).filter(([name, value]) => !isDeepStrictEqual(value, before[name]));
  return Object.fromEntries(changed);
}

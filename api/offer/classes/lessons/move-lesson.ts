import type { GivenLesson, LessonState } from '#contract/offer/classes/lessons.ts';
import type { LessonStatus } from '#contract/offer/classes/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { emit } from '#api/shared/events/events.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { recordMove } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { lessonLifeCycle, requireBegun, type LessonMove } from '../model/lesson-status.ts';
import { lockLesson, type LessonInPlan } from './lock-lesson.ts';
import { requireFree } from './require-free.ts';
import { setLessonStatus } from './write-store.ts';

export function cancelLesson(ctx: Ctx, { id, reason }: { id: number; reason: string }): Promise<LessonState> {
  return move(ctx, { id, move: 'cancel', reason });
}

export function restoreLesson(ctx: Ctx, { id }: { id: number }): Promise<LessonState> {
  return move(ctx, { id, move: 'restore' });
}

/** Given again, its summary is replaced. */
export function giveLesson(ctx: Ctx, { id, summary }: GivenLesson): Promise<LessonState> {
  return move(ctx, { id, move: 'give', summary });
}

type Input = { id: number; move: LessonMove; reason?: string; summary?: string };

function move(ctx: Ctx, { id, move: requested, reason, ...input }: Input): Promise<LessonState> {
  return inTransaction(ctx, async (tx) => {
    const held = await lockLesson(tx, id, [requested]);
    const from = held.lesson.status;
    const status = lessonLifeCycle.next(from, requested);
    await requireTimely(tx, held, requested);
    const state = await setLessonStatus(tx, { id, status, ...(reason !== undefined && { reason }), ...input });
    await record(tx, { id, move: requested, from, to: status, reason });
    if (status === 'given' && from !== 'given')
      await emit(tx, 'lesson_given', { class_id: held.plan.id, lesson_id: id });
    await catalogueChanged(tx);
    return state;
  });
}

async function requireTimely(ctx: Ctx, { plan, lesson }: LessonInPlan, requested: LessonMove): Promise<void> {
  if (requested === 'give') requireBegun(lesson, ctx.now());
  if (requested === 'restore') await requireFree(ctx, plan, lesson);
}

type Record = { id: number; move: LessonMove; from: LessonStatus; to: LessonStatus; reason: string | undefined };

function record(ctx: Ctx, { id, ...moved }: Record): Promise<void> {
  return recordMove(ctx, { subject: 'lesson', subjectId: id, ...moved });
}

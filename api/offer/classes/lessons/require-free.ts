import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { requireWithinClass, type Times } from '../model/lesson-times.ts';
import { trainersAmong } from '../trainers-among.ts';
import {
  isClassBusy,
  isModuleOf,
  isTrainerBusy,
  lockTrainer,
  onlyTrainerOf,
  unnamedLessons,
  type PlannedClass,
} from './write-store.ts';

type Slot = Times & { id: number | null; trainer_id: number | null };

/** Within the class, beside its other lessons, and beside those of its trainer in other classes. */
export async function requireFree(ctx: Ctx, plan: PlannedClass, { trainer_id, ...slot }: Slot): Promise<void> {
  requireWithinClass(slot, plan);
  if (await isClassBusy(ctx, plan.id, slot)) throw new Refusal('lessons_overlap', { field: 'starts_at' });
  const trainerId = trainer_id ?? (await onlyTrainerOf(ctx, plan.id));
  if (trainerId === null) return;
  await lockTrainer(ctx, trainerId);
  if (await isTrainerBusy(ctx, trainerId, [slot])) throw new Refusal('trainer_busy', { field: 'trainer_id' });
}

/** Of a class that has just got its trainers or its lessons: its only trainer gives all lessons that name nobody. */
export async function requireTrainerFree(ctx: Ctx, classId: number): Promise<void> {
  const trainerId = await onlyTrainerOf(ctx, classId);
  const lessons = trainerId === null ? [] : await unnamedLessons(ctx, classId);
  if (trainerId === null || lessons.length === 0) return;
  await lockTrainer(ctx, trainerId);
  if (await isTrainerBusy(ctx, trainerId, lessons)) throw new Refusal('trainer_busy', { field: 'trainer_ids' });
}

type People = { trainer_id?: number | null | undefined; module_id?: number | null | undefined };

export async function requireOfClass(ctx: Ctx, plan: PlannedClass, { trainer_id, module_id }: People): Promise<void> {
  if (trainer_id && !(await trainersAmong(ctx, plan.id, [trainer_id])).has(trainer_id)) {
    throw new Refusal('not_a_trainer', { field: 'trainer_id' });
  }
  if (module_id && !(await isModuleOf(ctx, { id: module_id, courseId: plan.course_id }))) {
    throw new Refusal('invalid_input', { field: 'module_id' });
  }
}

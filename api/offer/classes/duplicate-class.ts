import type { ClassCopy, ClassState } from '#contract/offer/classes/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { countCreations } from '#api/shared/records/record-versions.ts';
import { createClass } from './create-class.ts';
import { copiedClass, copiedLessons } from './copy-store.ts';
import { lockTrainer, onlyTrainerOf } from './lessons/write-store.ts';
import { mover } from './model/moved-dates.ts';
import { clashesOf, insertPlanned } from './series/store.ts';

/** The same class for other dates: its own code, and nobody in it. */
export function duplicateClass(ctx: Ctx, { class_id, code, first_day, has_lessons }: ClassCopy): Promise<ClassState> {
  requireClaim(ctx, 'classes.edit');
  return inTransaction(ctx, async (tx) => {
    const original = await copiedClass(tx, class_id);
    if (!original) throw new Refusal('not_found');
    const { start_at, end_at, registration_opens_at, registration_deadline, ...same } = original;
    const move = mover({ start_at, tz: same.tz }, first_day);
    const moved = (moment: Date | null) => move(moment)?.toISOString() ?? null;
    const state = await createClass(tx, {
      ...same,
      code,
      start_at: moved(start_at),
      end_at: moved(end_at),
      registration_opens_at: moved(registration_opens_at),
      registration_deadline: moved(registration_deadline),
    });
    if (has_lessons) await copyLessons(tx, { from: class_id, to: state.id, move });
    return state;
  });
}

type Copy = { from: number; to: number; move: (moment: Date | null) => Date | null };

async function copyLessons(tx: Ctx, { from, to, move }: Copy): Promise<void> {
  const lessons = (await copiedLessons(tx, from)).map(({ starts_at, ends_at, ...lesson }) => ({
    ...lesson,
    starts_at: move(starts_at) ?? starts_at,
    ends_at: move(ends_at) ?? ends_at,
  }));
  if (lessons.length === 0) return;
  const only = await onlyTrainerOf(tx, to);
  const slots = lessons.map((lesson) => ({ ...lesson, trainer_id: lesson.trainer_person_id ?? only }));
  const trainers = new Set(slots.flatMap(({ trainer_id }) => trainer_id ?? []));
  for (const id of [...trainers].toSorted((one, other) => one - other)) await lockTrainer(tx, id);
  const clashes = await clashesOf(tx, to, slots);
  if (clashes.some(({ kind }) => kind === 'trainer')) throw new Refusal('trainer_busy', { field: 'first_day' });
  const ids = await insertPlanned(tx, to, lessons);
  await recordMoves(tx, { subject: 'lesson', subjectIds: ids, move: 'plan', from: null, to: 'planned' });
  await countCreations(tx, { noun: 'lessons', ids });
}

import type { CreatedSeries, LessonSeries } from '#contract/offer/classes/series.ts';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { recordMoves } from '#api/shared/database/status-history.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { catalogueChanged } from '#api/shared/events/site-facts.ts';
import { countCreations } from '#api/shared/records/record-versions.ts';
import { lockTrainer } from '../lessons/write-store.ts';
import { isWithinClass } from '../model/lesson-times.ts';
import { planSeries, type SeriesInPlan } from './plan-series.ts';
import { clashesOf, insertPlanned } from './store.ts';

export function createLessonSeries(ctx: Ctx, input: LessonSeries): Promise<CreatedSeries> {
  const { class_id, meeting_url = null } = input;
  return inTransaction(ctx, async (tx) => {
    const series = await planSeries(tx, input);
    if (!series.lessons.every((lesson) => isWithinClass(lesson, series.plan))) {
      throw new Refusal('lesson_outside_class', { field: 'first_day' });
    }
    await requireFreeOf(tx, series);
    const lessons = series.lessons.map(({ starts_at, ends_at, room, trainer_id }) => {
      return { starts_at, ends_at, room, trainer_person_id: trainer_id, meeting_url, module_id: null };
    });
    const lesson_ids = await insertPlanned(tx, class_id, lessons);
    await recordMoves(tx, { subject: 'lesson', subjectIds: lesson_ids, move: 'plan', from: null, to: 'planned' });
    await countCreations(tx, { noun: 'lessons', ids: lesson_ids });
    await catalogueChanged(tx);
    return { class_id, lesson_ids };
  });
}

/** Trainers are locked in the order of their ids, so that two series cannot wait for each other. */
async function requireFreeOf(tx: Ctx, { plan, lessons, giverOf }: SeriesInPlan): Promise<void> {
  const slots = lessons.map((lesson) => ({ ...lesson, trainer_id: giverOf(lesson) }));
  const trainers = new Set(slots.flatMap(({ trainer_id }) => trainer_id ?? []));
  for (const id of [...trainers].toSorted((one, other) => one - other)) await lockTrainer(tx, id);
  const kinds = new Set((await clashesOf(tx, plan.id, slots)).map(({ kind }) => kind));
  if (kinds.has('class')) throw new Refusal('lessons_overlap', { field: 'first_day' });
  if (kinds.has('trainer')) throw new Refusal('trainer_busy', { field: 'trainer_id' });
}

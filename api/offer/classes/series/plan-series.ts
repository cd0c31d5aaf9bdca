import type { LessonSeries } from '#contract/offer/classes/series.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireClaim, type Ctx } from '#api/shared/context.ts';
import { requirePlan } from '../lessons/lock-lesson.ts';
import { onlyTrainerOf, type PlannedClass } from '../lessons/write-store.ts';
import { lessonsOfSeries, type Series, type SeriesLesson } from '../model/lesson-series.ts';
import { trainersAmong } from '../trainers-among.ts';
import { zoneOfClass } from './store.ts';

export type SeriesInPlan = Series & {
  plan: PlannedClass;
  tz: string;
  /** Who gives a lesson: the only trainer of the class where it names nobody. */
  giverOf: (lesson: SeriesLesson) => number | null;
};

/** The class is locked, so that none of its lessons changes meanwhile. */
export async function planSeries(tx: Ctx, { class_id, ...rule }: LessonSeries): Promise<SeriesInPlan> {
  requireClaim(tx, 'classes.edit');
  const plan = await requirePlan(tx, class_id, ['plan']);
  const tz = await zoneOfClass(tx, class_id);
  const series = lessonsOfSeries({ ...rule, tz });
  const named = [...new Set(series.lessons.flatMap(({ trainer_id }) => trainer_id ?? []))];
  const trainers = await trainersAmong(tx, class_id, named);
  if (trainers.size < named.length) throw new Refusal('not_a_trainer', { field: 'trainer_id' });
  const only = await onlyTrainerOf(tx, class_id);
  return { ...series, plan, tz, giverOf: ({ trainer_id }) => trainer_id ?? only };
}

import type { LessonSeries, PlannedSeries } from '#contract/offer/classes/series.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { isWithinClass } from '../model/lesson-times.ts';
import { planSeries } from './plan-series.ts';
import { clashesOf, type Clash } from './store.ts';

export function previewLessonSeries(ctx: Ctx, input: LessonSeries): Promise<PlannedSeries> {
  return inTransaction(ctx, async (tx) => {
    const { plan, tz, lessons, skipped, giverOf } = await planSeries(tx, input);
    const slots = lessons.map((lesson) => ({ ...lesson, trainer_id: giverOf(lesson) }));
    const clashes = Map.groupBy(await clashesOf(tx, plan.id, slots), ({ place }) => place);
    const planned = lessons.map((lesson, place) => ({
      ...lesson,
      starts_at: lesson.starts_at.toISOString(),
      ends_at: lesson.ends_at.toISOString(),
      is_outside: !isWithinClass(lesson, plan),
      clashes: (clashes.get(place) ?? []).map(presentClash),
    }));
    return { tz, lessons: planned, skipped };
  });
}

function presentClash({ place: _place, starts_at, ends_at, ...clash }: Clash) {
  return { ...clash, starts_at: starts_at.toISOString(), ends_at: ends_at.toISOString() };
}

import { beginsOf } from '#contract/rules/days-in-zone.ts';
import { classSummaries } from '#api/offer/classes/index.ts';
import type { Ctx } from '#api/shared/context.ts';

/** The moment at which a day begins at the place of a class. */
export async function beginOfDay(ctx: Ctx, classId: number, day: string | null): Promise<Date | null> {
  const match = (await classSummaries(ctx, [classId])).get(classId);
  return day === null || !match ? null : (beginsOf([day], match.tz)[0] ?? null);
}

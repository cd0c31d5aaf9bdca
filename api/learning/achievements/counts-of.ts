import type { Ctx } from '#api/shared/context.ts';
import type { Counts } from './model/levels.ts';
import { longestStreak } from './model/longest-streak.ts';
import { concludedOf, learningDaysOf } from './store.ts';

export async function countsOf(ctx: Ctx, personId: number): Promise<Counts> {
  return {
    ...(await concludedOf(ctx, personId)),
    streak: longestStreak(await learningDaysOf(ctx, personId)),
  };
}

import { daySeconds } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { clearRate, limitRate } from '#api/shared/http/rate-limit.ts';
import { mostTriesOfUser } from './model/challenge-rule.ts';

/** Counted per user and not per network address: only someone who knows the password gets here. */
export async function takeFactorTry(ctx: Ctx, userId: number): Promise<void> {
  const { aQuarterHour, aDay } = mostTriesOfUser;
  await limitRate(ctx, bucketOf(userId, 'day'), { most: aDay, withinSeconds: daySeconds });
  await limitRate(ctx, bucketOf(userId, 'quarter'), { most: aQuarterHour, withinSeconds: 900 });
}

export async function clearFactorTries(ctx: Ctx, userId: number): Promise<void> {
  for (const span of ['day', 'quarter'] as const) await clearRate(ctx, bucketOf(userId, span));
}

function bucketOf(userId: number, span: 'day' | 'quarter'): string {
  return `second factor ${userId} ${span}`;
}

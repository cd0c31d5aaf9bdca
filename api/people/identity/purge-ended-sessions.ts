import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { deleteOldChallenges } from './factors/challenge-store.ts';
import { deleteEndedFamilies } from './session-store.ts';

const retentionDays = 30;

/** They are kept for a month, to investigate a theft. */
export async function purgeEndedSessions(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - retentionDays * dayMs);
  await deleteEndedFamilies(ctx, before);
  await deleteOldChallenges(ctx, before);
}

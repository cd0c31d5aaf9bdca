import { achievementTargets } from '#contract/learning/achievements/values.ts';
import { notifyPersons } from '#api/people/messages/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import { inTransaction } from '#api/shared/database/transaction.ts';
import { countsOf } from './counts-of.ts';
import { levelsReached } from './model/levels.ts';
import { insertEarned, personOfEnrollment, type Earned } from './store.ts';

/** Each level is earned and announced once, however often and in whatever order its events arrive [domain 9]. */
export function awardAchievements(ctx: Ctx, enrollmentId: number): Promise<void> {
  return inTransaction(ctx, async (tx) => {
    const personId = await personOfEnrollment(tx, enrollmentId);
    if (personId === undefined) return;
    const levels = levelsReached(await countsOf(tx, personId));
    for (const earned of await insertEarned(tx, { personId, enrollmentId, levels }))
      await announce(tx, personId, earned);
  });
}

async function announce(ctx: Ctx, personId: number, { kind, level }: Earned): Promise<void> {
  await notifyPersons(ctx, [personId], {
    kind: 'achievement_earned',
    subject: `achievement ${kind} ${level}`,
    facts: { kind, count: achievementTargets[kind][level - 1] ?? 0 },
    link: '/profile/achievements',
  });
}

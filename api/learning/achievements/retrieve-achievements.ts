import { textIn } from '#contract/basics.ts';
import type { Achievement, AchievementFilter } from '#contract/learning/achievements/calls.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { countsOf } from './counts-of.ts';
import { allLevels, type Counts, type Level } from './model/levels.ts';
import { sharedAddress } from './shared-address.ts';
import { earnedOf, type EarnedRow } from './store.ts';

/** Takes three queries. Refuses `not_signed_in`. */
export async function retrieveAchievements(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: AchievementFilter }>,
): Promise<ResultPage<Achievement>> {
  const { personId } = signedIn(ctx);
  const counts = await countsOf(ctx, personId);
  const earned = await earnedOf(ctx, personId);
  const levels = allLevels.filter(({ kind }) => filter.kind === undefined || filter.kind === kind);
  const results = levels.slice(offset, offset + limit).map((level) => {
    const row = earned.find(({ kind, level: own }) => kind === level.kind && own === level.level);
    return present(ctx, { level, counts, row });
  });
  return { results, total: levels.length };
}

type Existing = { level: Level; counts: Counts; row: EarnedRow | undefined };

function present(ctx: Ctx, { level: { kind, level, target }, counts, row }: Existing): Achievement {
  const plain = { kind, level, target };
  if (!row) {
    const reached = Math.min(counts[kind], target);
    return { ...plain, reached, id: null, earned_at: null, course: null, share_url: null };
  }
  return {
    ...plain,
    reached: target,
    id: row.id,
    earned_at: row.earned_at.toISOString(),
    course: row.course_id && row.title ? { id: row.course_id, title: textIn(row.title, ctx.locale) } : null,
    share_url: sharedAddress(ctx, row.token),
  };
}

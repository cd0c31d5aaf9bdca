import type { AchievementToken, SharedAchievement, ShareState } from '#contract/learning/achievements/calls.ts';
import { achievementTargets } from '#contract/learning/achievements/values.ts';
import { Refusal } from '#contract/refusals.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import { newToken } from '#api/shared/secrets/random-token.ts';
import { sharedAddress } from './shared-address.ts';
import { findShared, shareOwn, unshareOwn } from './store.ts';

/** Refuses `not_signed_in`, `not_found`. */
export async function shareAchievement(ctx: Ctx, { id }: { id: number }): Promise<ShareState> {
  const { personId } = signedIn(ctx);
  const token = await shareOwn(ctx, { id, personId }, newToken());
  if (token === undefined) throw new Refusal('not_found');
  return { id, share_url: sharedAddress(ctx, token) };
}

/** Refuses `not_signed_in`, `not_found`. */
export async function unshareAchievement(ctx: Ctx, { id }: { id: number }): Promise<ShareState> {
  const { personId } = signedIn(ctx);
  if (!(await unshareOwn(ctx, { id, personId }))) throw new Refusal('not_found');
  return { id, share_url: null };
}

/** Refuses `not_found`. */
export async function readSharedAchievement(ctx: Ctx, { token }: AchievementToken): Promise<SharedAchievement> {
  const existing = await findShared(ctx, token);
  if (!existing) throw new Refusal('not_found');
  const { kind, level, earned_at, name } = existing;
  const target = achievementTargets[kind][level - 1] ?? 0;
  return { kind, level, target, earned_at: earned_at.toISOString(), holder_name: name };
}

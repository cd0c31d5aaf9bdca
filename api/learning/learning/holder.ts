import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openCachedCounts } from '#api/shared/database/cached-counts.ts';
import type { Access } from './access.ts';
import { findStandingHolder } from './scorm-store.ts';
import type { Holder } from './tokens.ts';

const retriedMs = 5_000;
const mostHolders = 5_000;

export function holderOf(ctx: Ctx, { enrollment }: Access): Holder {
  return { enrollment_id: enrollment?.id ?? null, user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null };
}

/**
 * Refuses `content_link_expired` after the end of the enrollment or the closing of the account. The result is cached
 * for some seconds, so the files of a page cost one query.
 */
export function standingHolders(ctx: Ctx): (holder: Holder) => Promise<void> {
  const existing = openCachedCounts({ most: mostHolders, freshMs: retriedMs, now: () => ctx.now().getTime() });

  return async ({ enrollment_id, user_id }) => {
    if (enrollment_id === null && user_id === null) return;
    const name = `${enrollment_id} ${user_id}`;
    const isStanding = await existing.get(name, () => findStandingHolder(ctx, { enrollment_id, user_id }));
    if (!isStanding) throw new Refusal('content_link_expired');
  };
}

import { Refusal } from '#contract/refusals.ts';
import type { Ctx } from '#api/shared/context.ts';
import { openCachedCounts } from '#api/shared/cached-counts.ts';
import type { Access } from './access.ts';
import { findStandingHolder } from './scorm-store.ts';
import type { Holder } from './tokens.ts';

const retriedMs = 5_000;
const mostHolders = 5_000;

/** To whom a content was opened. */
export function holderOf(ctx: Ctx, { enrollment }: Access): Holder {
  return { enrollment_id: enrollment?.id ?? null, user_id: ctx.actor.kind === 'user' ? ctx.actor.userId : null };
}

/**
 * Refuses `content_link_expired` once the enrollment is over or the account closed under which an address was given. The
 * database is asked once in some seconds, however many files a page loads.
 */
export function standingHolders(ctx: Ctx): (holder: Holder) => Promise<void> {
  const known = openCachedCounts({ most: mostHolders, freshMs: retriedMs, now: () => ctx.now().getTime() });

  return async ({ enrollment_id, user_id }) => {
    // A preview is for anybody.
    if (enrollment_id === null && user_id === null) return;
    const name = `${enrollment_id} ${user_id}`;
    const isStanding = await known.get(name, () => findStandingHolder(ctx, { enrollment_id, user_id }));
    if (!isStanding) throw new Refusal('content_link_expired');
  };
}

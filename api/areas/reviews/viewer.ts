import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { Viewer } from './store.ts';

/** Staff reply to every review, trainers only in their courses. */
export function viewerOf(ctx: Ctx): Viewer {
  const seesHidden = hasClaims(ctx, 'reviews.hide');
  const repliesTo = hasClaims(ctx, 'reviews.reply') ? (seesHidden ? 'all' : 'own courses') : 'none';
  return { personId: ctx.actor.kind === 'user' ? ctx.actor.personId : null, seesHidden, repliesTo };
}

import { hasClaims, type Ctx } from '#api/shared/context.ts';
import type { Viewer } from './store.ts';

export const mayHide = 'reviews.hide';
export const mayReply = 'reviews.reply';

/** Staff reply to every review, trainers where they give the course. */
export function viewerOf(ctx: Ctx): Viewer {
  const seesHidden = hasClaims(ctx, mayHide);
  const repliesTo = hasClaims(ctx, mayReply) ? (seesHidden ? 'all' : 'own courses') : 'none';
  return { personId: ctx.actor.kind === 'user' ? ctx.actor.personId : null, seesHidden, repliesTo };
}

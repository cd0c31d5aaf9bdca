import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Scope } from '../store.ts';

/** The learner and staff, never the trainer or the employer. */
export function filesInSight(ctx: Ctx): Scope {
  const { personId } = signedIn(ctx);
  return hasClaims(ctx, 'enrollments.edit') ? 'all' : { personId };
}

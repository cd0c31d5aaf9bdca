import { assignmentDays } from '#contract/areas/inbox/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { deleteAssignments } from './store.ts';

/** What somebody took long ago is free again. */
export function purgeAssignments(ctx: Ctx): Promise<void> {
  return deleteAssignments(ctx, new Date(ctx.now().getTime() - assignmentDays * dayMs));
}

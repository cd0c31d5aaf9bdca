import type { Ctx } from '#api/shared/context.ts';
import { deleteEndedFamilies } from './session-store.ts';

const keptForDays = 30;

/** Sessions that ended a month ago are of no use to anybody, not even to look into a theft. */
export function forgetEndedSessions(ctx: Ctx): Promise<void> {
  return deleteEndedFamilies(ctx, new Date(ctx.now().getTime() - keptForDays * 86_400_000));
}

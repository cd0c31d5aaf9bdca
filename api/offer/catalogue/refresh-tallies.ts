import type { Ctx } from '#api/shared/context.ts';
import { addTallyChanges, countClasses } from './store/course-tallies.ts';

/** The counts of the whole list, which readers of a large catalogue do not wait for. */
export async function refreshTallies(ctx: Ctx): Promise<void> {
  await addTallyChanges(ctx);
  await countClasses(ctx);
}

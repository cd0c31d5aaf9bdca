import { dayMs } from '#contract/rules/durations.ts';
import { leastTrailDays } from '#contract/areas/trail/settings.ts';
import { readSetting } from '#api/platform/settings/index.ts';
import { deleteEntries } from '#api/shared/trail/delete-entries.ts';
import type { Ctx } from '#api/shared/context.ts';

/** Entries older than the setting `auditTrailDays`; a mistyped setting never empties the trail. */
export async function purgeEntries(ctx: Ctx): Promise<void> {
  const days = Math.max(leastTrailDays, await readSetting(ctx, 'auditTrailDays'));
  await deleteEntries(ctx, new Date(ctx.now().getTime() - days * dayMs));
}

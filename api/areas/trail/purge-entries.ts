import { dayMs } from '#contract/rules/durations.ts';
import { readNumberSetting } from '#api/platform/settings/index.ts';
import { deleteEntries } from '#api/shared/trail/delete-entries.ts';
import type { Ctx } from '#api/shared/context.ts';

const usualDays = 5 * 365;
const fewestDays = 30;

/** Entries older than the setting `auditTrailDays`; a mistyped setting never empties the trail. */
export async function purgeEntries(ctx: Ctx): Promise<void> {
  const days = Math.max(fewestDays, await readNumberSetting(ctx, 'auditTrailDays', usualDays));
  await deleteEntries(ctx, new Date(ctx.now().getTime() - days * dayMs));
}

import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { deleteContactMessages } from './contact/store.ts';
import { deleteOldNotifications } from './store/notifications.ts';
import { purgeNotified } from './store/notified.ts';
import { deleteOldWarnings } from './store/warnings.ts';

const binnedForDays = 30;
const retentionDays = 730;
const notifiedForDays = 90;
const contactDays = 365;

/** Empties the bin after a month. Notifications and settled warnings are deleted after two years, contact messages after one. */
export async function purgeOldMessages(ctx: Ctx): Promise<void> {
  const ages = { binnedBefore: daysAgo(ctx, binnedForDays), before: daysAgo(ctx, retentionDays) };
  await deleteOldNotifications(ctx, ages);
  await deleteOldWarnings(ctx, ages);
  await deleteContactMessages(ctx, daysAgo(ctx, contactDays));
  await purgeNotified(ctx, daysAgo(ctx, notifiedForDays));
}

function daysAgo(ctx: Ctx, days: number): Date {
  return new Date(ctx.now().getTime() - days * dayMs);
}

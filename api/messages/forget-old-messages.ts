import type { Ctx } from '#api/shared/context.ts';
import { deleteOldNotifications } from './store/notifications.ts';
import { forgetTold } from './store/told.ts';
import { deleteOldWarnings } from './store/warnings.ts';

const binnedForDays = 30;
const keptForDays = 730;
const toldForDays = 90;

/** The bin is emptied after a month; after two years go notifications, and warnings that have been dealt with. */
export async function forgetOldMessages(ctx: Ctx): Promise<void> {
  const ages = { binnedBefore: daysAgo(ctx, binnedForDays), before: daysAgo(ctx, keptForDays) };
  await deleteOldNotifications(ctx, ages);
  await deleteOldWarnings(ctx, ages);
  await forgetTold(ctx, daysAgo(ctx, toldForDays));
}

function daysAgo(ctx: Ctx, days: number): Date {
  return new Date(ctx.now().getTime() - days * 86_400_000);
}

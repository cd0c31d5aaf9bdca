import type {
  Notification,
  NotificationCount,
  NotificationCounters,
  NotificationFilter,
} from '#contract/people/messages/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { presentNotification } from './present.ts';
import { scopeOf } from './scope.ts';
import { countNotifications, pageOfNotifications } from './store/notifications.ts';

/** The user's own, or all with the claim `messages.edit`. Refuses `not_signed_in`. */
export async function retrieveNotifications(
  ctx: Ctx,
  query: ListQuery<{ filter?: NotificationFilter }>,
): Promise<ResultPage<Notification>> {
  const { rows, total } = await pageOfNotifications(ctx, { ...query, scope: scopeOf(ctx) });
  return { results: rows.map((row) => presentNotification(ctx, row)), total };
}

/** Counts of other users are 0. Refuses `not_signed_in`. */
export async function retrieveNotificationCounters(
  ctx: Ctx,
  filter: NotificationCount = {},
): Promise<NotificationCounters> {
  return countNotifications(ctx, filter, scopeOf(ctx));
}

import type { ConfigurationFilter, NotificationConfiguration } from '#contract/people/messages/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ListQuery, ResultPage } from '#api/shared/database/retrieval.ts';
import { notificationConfigurations } from './configure-notifications.ts';

/** Only the lines of the user. Refuses `not_signed_in`. */
export async function retrieveNotificationConfigurations(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: ConfigurationFilter }>,
): Promise<ResultPage<NotificationConfiguration>> {
  const kinds = filter.kind === undefined ? null : [filter.kind].flat();
  const matches = (await notificationConfigurations(ctx)).filter(
    ({ user_id, kind }) => (filter.user_id ?? user_id) === user_id && (kinds?.includes(kind) ?? true),
  );
  return { results: matches.slice(offset, offset + limit), total: matches.length };
}

import { queries } from '#web/shared/api/api.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';

export function settingsQuery({ id }: SessionUser) {
  return queries().messages.retrieveNotificationConfigurations.queryOptions({ input: { filter: { user_id: id } } });
}

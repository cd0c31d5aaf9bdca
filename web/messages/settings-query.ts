import { queries } from '#web/shared/api/api.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';

/** By which channels the user wants to be told what. */
export function settingsQuery({ id }: SessionUser) {
  return queries().messages.retrieveNotificationConfigurations.queryOptions({ input: { filter: { user_id: id } } });
}

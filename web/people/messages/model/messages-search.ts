import { warningTypes, type WarningType } from '#contract/people/messages/values.ts';
import { laterPage, nameIn, searchReader } from '#web/shared/search/search-reader.ts';

export const states = ['active', 'deactivated', 'deleted'] as const;
type MessageState = (typeof states)[number];

const readings = ['unread', 'read'] as const;
type Reading = (typeof readings)[number];

/** Defaults are left out of the address: active, read or unread, page one. */
export type NotificationsSearch = {
  state?: Exclude<MessageState, 'active'>;
  read?: Reading;
  page?: number;
};
export type WarningsSearch = NotificationsSearch & { type?: WarningType };

const ofNotifications = { state: nameIn(states, 'active'), read: nameIn(readings), page: laterPage };

export const readNotificationsSearch: (raw: Record<string, unknown>) => NotificationsSearch =
  searchReader(ofNotifications);

export const readWarningsSearch: (raw: Record<string, unknown>) => WarningsSearch = searchReader({
  ...ofNotifications,
  type: nameIn(warningTypes),
});

export function filterOf({ state, read, type }: WarningsSearch) {
  return {
    ...(state === 'deleted' ? { deleted: true } : { active: state === undefined }),
    ...(read && { read: read === 'read' }),
    ...(type && { type }),
  };
}

export function isNarrowed({ read, type }: WarningsSearch): boolean {
  return read !== undefined || type !== undefined;
}

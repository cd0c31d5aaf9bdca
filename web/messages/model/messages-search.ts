import { warningTypes, type WarningType } from '#contract/messages/values.ts';

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

const lastPage = 100_000;

export function readNotificationsSearch(raw: Record<string, unknown>): NotificationsSearch {
  const state = states.find((name) => name === raw['state']);
  const read = readings.find((name) => name === raw['read']);
  const page = Number(raw['page']);
  return {
    ...(state && state !== 'active' && { state }),
    ...(read && { read }),
    ...(Number.isSafeInteger(page) && page > 1 && page <= lastPage && { page }),
  };
}

export function readWarningsSearch(raw: Record<string, unknown>): WarningsSearch {
  const type = warningTypes.find((name) => name === raw['type']);
  return { ...readNotificationsSearch(raw), ...(type && { type }) };
}

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

import type { Notification, UserWarning } from '#contract/people/messages/calls.ts';
import type { WarningType } from '#contract/people/messages/values.ts';
import { api, queries } from '#web/shared/api/api.ts';
import type { SessionUser } from '#web/shared/session/session-store.ts';
import type { Counted } from './count-unread.ts';
import { filterOf, type WarningsSearch } from './model/messages-search.ts';
import type { Move } from './model/moves.ts';

export type Message = Pick<
  UserWarning,
  'id' | 'title' | 'text' | 'link' | 'read' | 'active' | 'created_at' | 'deleted_at'
> & { type?: WarningType };

type MessagePage = { results: readonly Message[]; total: number };

type MessageQuery = {
  queryKey: readonly unknown[];
  queryFn: (context: { signal: AbortSignal }) => Promise<MessagePage>;
};

export type Mailbox = {
  of: Counted;
  query: (user: SessionUser, search: WarningsSearch) => MessageQuery;
  key: () => readonly unknown[];
  move: (move: Move, ids: readonly number[]) => Promise<unknown>;
  /** Active unread messages, at most 100. */
  unreadIds: (user: SessionUser) => Promise<number[]>;
};

export const messagesPerPage = 20;
const mostAtOnce = 100;

const pageOf = ({ page = 1 }: WarningsSearch) => ({ number: page, size: messagesPerPage });
const items = (ids: readonly number[]) => ({ data: ids.map((id) => ({ id })) });

const warningMoves: Record<Move, (ids: readonly number[]) => Promise<unknown>> = {
  read: (ids) => api().messages.readUserWarnings(items(ids)),
  unread: (ids) => api().messages.unreadUserWarnings(items(ids)),
  activate: (ids) => api().messages.activateUserWarnings(items(ids)),
  deactivate: (ids) => api().messages.deactivateUserWarnings(items(ids)),
  delete: (ids) => api().messages.deleteUserWarnings(items(ids)),
  restore: (ids) => api().messages.restoreUserWarnings(items(ids)),
  hard_delete: (ids) => api().messages.hardDeleteUserWarnings(items(ids)),
};

export const warnings: Mailbox = {
  of: 'warnings',
  query: ({ id }, search) => {
    const filter = { user_id: id, display_in_frontoffice: true, ...filterOf(search) };
    return queries().messages.retrieveUserWarnings.queryOptions({ input: { filter, page: pageOf(search) } });
  },
  key: () => queries().messages.retrieveUserWarnings.key(),
  move: (move, ids) => warningMoves[move](ids),
  unreadIds: async ({ id }) => {
    const { results } = await api().messages.retrieveUserWarnings({
      filter: { user_id: id, display_in_frontoffice: true, active: true, read: false },
      page: { number: 1, size: mostAtOnce },
    });
    return results.map((warning) => warning.id);
  },
};

type Change = { read?: boolean; enabled?: boolean };

const changeNotifications = (ids: readonly number[], change: Change) =>
  api().messages.updateNotifications({ data: ids.map((id) => ({ id, ...change })) });

const notificationMoves: Record<Exclude<Move, 'hard_delete'>, (ids: readonly number[]) => Promise<unknown>> = {
  read: (ids) => changeNotifications(ids, { read: true }),
  unread: (ids) => changeNotifications(ids, { read: false }),
  activate: (ids) => changeNotifications(ids, { enabled: true }),
  deactivate: (ids) => changeNotifications(ids, { enabled: false }),
  delete: (ids) => api().messages.deleteNotifications(items(ids)),
  restore: (ids) => api().messages.restoreNotifications(items(ids)),
};

export const notifications: Mailbox = {
  of: 'notifications',
  query: ({ person }, search) => {
    const { active, ...rest } = { active: undefined, ...filterOf(search) };
    const filter = { recipient_id: person.id, ...(active !== undefined && { enabled: active }), ...rest };
    const requested = queries().messages.retrieveNotifications.queryOptions({
      input: { filter, page: pageOf(search) },
    });
    const queryFn: MessageQuery['queryFn'] = async (context) => {
      const { results, total } = await requested.queryFn(context);
      return { results: results.map(asMessage), total };
    };
    return { queryKey: requested.queryKey, queryFn };
  },
  key: () => queries().messages.retrieveNotifications.key(),
  move: async (move, ids) => (move === 'hard_delete' ? undefined : notificationMoves[move](ids)),
  unreadIds: async ({ person }) => {
    const { results } = await api().messages.retrieveNotifications({
      filter: { recipient_id: person.id, enabled: true, read: false },
      page: { number: 1, size: mostAtOnce },
    });
    return results.map(({ id }) => id);
  },
};

function asMessage({ enabled, ...rest }: Notification): Message {
  return { ...rest, active: enabled };
}

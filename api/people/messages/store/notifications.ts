import { sql } from 'kysely';
import type {
  NotificationChange,
  NotificationCount,
  NotificationCounters,
  NotificationFilter,
} from '#contract/people/messages/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import { countedWhenMany } from '#api/shared/database/counted.ts';
import { mostCountedAtOnce, pageOfMany, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { Scope } from '../scope.ts';
import type { MessageRow } from './facts.ts';
import { pageInOne } from './page.ts';

export type NotificationRow = MessageRow & { recipient_id: number; is_enabled: boolean };

const columns = [
  'id',
  'recipient_id',
  'kind',
  'facts',
  'link',
  'is_enabled',
  'read_at',
  'created_at',
  'deleted_at',
] as const;

function within(ctx: Ctx, scope: Scope) {
  const query = ctx.db.selectFrom('notifications');
  return scope === 'all' ? query : query.where('recipient_id', '=', scope.personId);
}

const comparable = ['id', 'recipient_id', 'kind', 'created_at'] as const;

export function pageOfNotifications(
  ctx: Ctx,
  { filter, sort, scope, ...page }: ListQuery<{ filter?: NotificationFilter }> & { scope: Scope },
): Promise<{ rows: NotificationRow[]; total: number }> {
  const { enabled, read, deleted = false } = filter;
  let query = within(ctx, scope).select(columns);
  for (const name of comparable) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(name), value));
  }
  query = query.where('deleted_at', deleted ? 'is not' : 'is', null);
  if (read !== undefined) query = query.where('read_at', read ? 'is not' : 'is', null);
  if (enabled !== undefined) query = query.where('is_enabled', '=', enabled);
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  const sorted = query.orderBy('id', 'desc').$castTo<NotificationRow>();
  return scope === 'all' ? pageOfMany(ctx, sorted, page) : pageInOne(sorted, page);
}

export async function countNotifications(
  ctx: Ctx,
  { recipient_id }: NotificationCount,
  scope: Scope,
): Promise<NotificationCounters> {
  let query = within(ctx, scope);
  if (recipient_id !== undefined) query = query.where('recipient_id', '=', recipient_id);
  const count = () => countersOf(query);
  if (scope !== 'all' || recipient_id !== undefined) return count();
  const countFew = async () => {
    const { rows } = await sql<{ is_more: boolean }>`
      select exists (select from notifications offset ${mostCountedAtOnce}) as is_more`.execute(ctx.db);
    return rows[0]?.is_more ? null : count();
  };
  return countedWhenMany(ctx, { notificationCounters: 'all' }, { countFew, count });
}

function countersOf(query: ReturnType<typeof within>): Promise<NotificationCounters> {
  return query
    .select([
      sql<number>`count(*) filter (where deleted_at is null and is_enabled and read_at is null)`.as('unread'),
      sql<number>`count(*) filter (where deleted_at is null and is_enabled and read_at is not null)`.as('read'),
      sql<number>`count(*) filter (where deleted_at is null and not is_enabled)`.as('disabled'),
      sql<number>`count(*) filter (where deleted_at is not null)`.as('deleted'),
      sql<number>`count(*) filter (where deleted_at is null)`.as('total'),
    ])
    .executeTakeFirstOrThrow();
}

/** Locks the rows until the transaction ends. Omits those outside the scope. */
export function lockNotifications(ctx: Ctx, ids: number[], scope: Scope): Promise<NotificationRow[]> {
  return within(ctx, scope)
    .select(columns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .$castTo<NotificationRow>()
    .execute();
}

type Change = Pick<NotificationChange, 'read' | 'enabled'> & { deleted?: boolean };

/** Keeps earlier moments. */
export async function changeNotifications(
  ctx: Ctx,
  ids: number[],
  { read, enabled, deleted }: Change,
): Promise<NotificationRow[]> {
  const now = ctx.now();
  return ctx.db
    .updateTable('notifications')
    .set({
      read_at: read === undefined ? sql.ref('read_at') : read ? sql<Date>`coalesce(read_at, ${now})` : null,
      is_enabled: enabled ?? sql.ref('is_enabled'),
      deleted_at:
        deleted === undefined ? sql.ref('deleted_at') : deleted ? sql<Date>`coalesce(deleted_at, ${now})` : null,
    })
    .where('id', 'in', ids)
    .returning(columns)
    .$castTo<NotificationRow>()
    .execute();
}

export async function deleteOldNotifications(ctx: Ctx, { binnedBefore, before }: { binnedBefore: Date; before: Date }) {
  await ctx.db
    .deleteFrom('notifications')
    .where((where) => where.or([where('deleted_at', '<', binnedBefore), where('created_at', '<', before)]))
    .execute();
}

import { sql, type RawBuilder } from 'kysely';
import type { MessageKind } from '#contract/index.ts';
import type { UserWarningCounters, UserWarningFilter, WarningCount } from '#contract/people/messages/calls.ts';
import type { WarningType } from '#contract/people/messages/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { wanted, type ListQuery } from '#api/shared/database/retrieval.ts';
import type { WarningMove } from '../model/warning-moves.ts';
import type { Scope } from '../scope.ts';
import type { MessageRow } from './facts.ts';
import { pageInOne } from './page.ts';
import { counting } from './versions.ts';

export type WarningRow = MessageRow & {
  user_id: number;
  type: WarningType;
  is_active: boolean;
  display_in_frontoffice: boolean;
};

const columns = [
  'id',
  'user_id',
  'type',
  'kind',
  'facts',
  'link',
  'is_active',
  'display_in_frontoffice',
  'read_at',
  'created_at',
  'deleted_at',
] as const;

function within(ctx: Ctx, scope: Scope) {
  const query = ctx.db.selectFrom('user_warnings');
  return scope === 'all' ? query : query.where('user_id', '=', scope.userId);
}

const comparable = ['id', 'user_id', 'type', 'kind', 'created_at'] as const;

export function pageOfWarnings(
  ctx: Ctx,
  { filter, sort, scope, ...page }: ListQuery<{ filter?: UserWarningFilter }> & { scope: Scope },
): Promise<{ rows: WarningRow[]; total: number }> {
  const { active, read, deleted = false, display_in_frontoffice } = filter;
  let query = within(ctx, scope).select(columns);
  for (const name of comparable) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(name), value));
  }
  query = query.where('deleted_at', deleted ? 'is not' : 'is', null);
  if (read !== undefined) query = query.where('read_at', read ? 'is not' : 'is', null);
  if (active !== undefined) query = query.where('is_active', '=', active);
  if (display_in_frontoffice !== undefined) {
    query = query.where('display_in_frontoffice', '=', display_in_frontoffice);
  }
  for (const { field, order } of sort) query = query.orderBy(sql.ref(field), order);
  return pageInOne(query.orderBy('id', 'desc').$castTo<WarningRow>(), page);
}

export async function countWarnings(
  ctx: Ctx,
  { user_id, display_in_frontoffice }: WarningCount,
  scope: Scope,
): Promise<UserWarningCounters> {
  let query = within(ctx, scope);
  if (user_id !== undefined) query = query.where('user_id', '=', user_id);
  if (display_in_frontoffice !== undefined) {
    query = query.where('display_in_frontoffice', '=', display_in_frontoffice);
  }
  return query
    .select([
      sql<number>`count(*) filter (where deleted_at is null and is_active and read_at is null)`.as('unread'),
      sql<number>`count(*) filter (where deleted_at is null and is_active and read_at is not null)`.as('read'),
      sql<number>`count(*) filter (where deleted_at is null and not is_active)`.as('inactive'),
      sql<number>`count(*) filter (where deleted_at is not null)`.as('deleted'),
      sql<number>`count(*) filter (where deleted_at is null)`.as('total'),
    ])
    .executeTakeFirstOrThrow();
}

/** Locks the rows until the transaction ends. Omits those outside the scope. */
export function lockWarnings(ctx: Ctx, ids: number[], scope: Scope): Promise<WarningRow[]> {
  return within(ctx, scope)
    .select(columns)
    .where('id', 'in', ids)
    .orderBy('id')
    .forUpdate()
    .$castTo<WarningRow>()
    .execute();
}

/** A repeated move keeps the first moment. */
function changeOf(ctx: Ctx, move: Exclude<WarningMove, 'hard-delete'>) {
  const now = ctx.now();
  const changes = {
    read: { read_at: sql<Date>`coalesce(read_at, ${now})` },
    unread: { read_at: null },
    activate: { is_active: true },
    deactivate: { is_active: false },
    delete: { deleted_at: sql<Date>`coalesce(deleted_at, ${now})` },
    restore: { deleted_at: null },
  };
  return changes[move];
}

export function changeWarnings(
  ctx: Ctx,
  ids: number[],
  move: Exclude<WarningMove, 'hard-delete'>,
): Promise<WarningRow[]> {
  return ctx.db
    .updateTable('user_warnings')
    .set(changeOf(ctx, move))
    .where('id', 'in', ids)
    .returning(columns)
    .$castTo<WarningRow>()
    .execute();
}

export async function removeWarnings(ctx: Ctx, ids: number[]): Promise<void> {
  await ctx.db.deleteFrom('user_warnings').where('id', 'in', ids).execute();
}

/** By subject, where `order 12` includes `order 12 payment 3`, or all of these kinds of a user. */
export type Settled = { kinds: MessageKind[] } & ({ subject: string } | { user_id: number });

/** Removes warnings whose matter is settled, and counts it, in one statement. Idempotent. */
export async function settleWarnings(ctx: Ctx, settled: Settled): Promise<void> {
  const change = { event: 'user-warnings-update', userIds: sql`select user_id from settled` } as const;
  await sql`with ${settling(settled)}, ${counting([change])}`.execute(ctx.db);
}

/** Like `settleWarnings`, for the `with` of another statement, which has to count it. */
export function settling({ kinds, ...which }: Settled): RawBuilder<unknown> {
  const matter =
    'user_id' in which
      ? sql`user_id = ${which.user_id}`
      : // The subject itself, or more of it after a space, which `!` follows.
        sql`subject collate "C" >= ${which.subject} and subject collate "C" < ${`${which.subject}!`}`;
  return sql`settled as (
      update user_warnings set is_active = false where kind in (${sql.join(kinds)}) and is_active and ${matter}
      returning user_id
    )`;
}

export async function deleteOldWarnings(ctx: Ctx, { binnedBefore, before }: { binnedBefore: Date; before: Date }) {
  await ctx.db
    .deleteFrom('user_warnings')
    .where((where) =>
      where.or([
        where('deleted_at', '<', binnedBefore),
        where.and([where('created_at', '<', before), where('is_active', '=', false)]),
      ]),
    )
    .execute();
}

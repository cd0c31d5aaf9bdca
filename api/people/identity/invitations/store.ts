import { sql, type SqlBool } from 'kysely';
import type { UserInvitation, UserInvitationFilter } from '#contract/people/identity/staff/invitations.ts';
import type { UserInvitationStatus, UserRole } from '#contract/people/identity/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { rolesNamed } from '../store.ts';

export type OpenInvitation = { id: number; username: string | null; roles: UserRole[]; invited_by: number | null };

type NewInvitation = Omit<OpenInvitation, 'id'> & { expiresAt: Date };

export async function insertInvitation(ctx: Ctx, { roles, expiresAt, ...invitation }: NewInvitation): Promise<number> {
  const { id } = await ctx.db
    .insertInto('user_invitations')
    .values({ ...invitation, role_names: roles, created_at: ctx.now(), expires_at: expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const isOpen = sql<SqlBool>`(withdrawn_at is null and accepted_at is null)`;

export async function findOpenInvitation(ctx: Ctx, id: number): Promise<OpenInvitation | undefined> {
  const row = await ctx.db
    .selectFrom('user_invitations')
    .select(['id', 'username', 'role_names', 'invited_by'])
    .where('id', '=', id)
    .where(isOpen)
    .executeTakeFirst();
  return row && { id, username: row.username, roles: rolesNamed(row.role_names), invited_by: row.invited_by };
}

/** Answers false when it was accepted or withdrawn meanwhile. */
export async function markAccepted(tx: Ctx, id: number, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await tx.db
    .updateTable('user_invitations')
    .set({ accepted_at: tx.now(), user_id: userId })
    .where('id', '=', id)
    .where(isOpen)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Answers the ids of those that were open. */
export async function markWithdrawn(tx: Ctx, which: { id: number } | { username: string }): Promise<number[]> {
  const open = tx.db.updateTable('user_invitations').set({ withdrawn_at: tx.now() }).where(isOpen);
  const chosen =
    'id' in which
      ? open.where('id', '=', which.id)
      : open.where(sql<SqlBool>`lower(username) = ${which.username.toLowerCase()}`);
  const rows = await chosen.returning('id').execute();
  return rows.map(({ id }) => id);
}

const statuses: Record<UserInvitationStatus, (now: Date) => ReturnType<typeof sql<SqlBool>>> = {
  open: (now) => sql`${isOpen} and i.expires_at > ${now}`,
  expired: (now) => sql`${isOpen} and i.expires_at <= ${now}`,
  accepted: () => sql`i.accepted_at is not null`,
  withdrawn: () => sql`i.withdrawn_at is not null`,
};

export async function listInvitations(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: UserInvitationFilter & { id?: number } }>,
): Promise<ResultPage<UserInvitation>> {
  let query = ctx.db
    .selectFrom('user_invitations as i')
    .leftJoin('users', 'users.id', 'i.invited_by')
    .leftJoin('persons', 'persons.id', 'users.person_id')
    .select(['i.id', 'i.username', 'i.role_names', 'i.created_at', 'i.expires_at', 'i.accepted_at', 'i.withdrawn_at'])
    .select(['persons.id as person_id', 'persons.name']);
  if (filter.id !== undefined) query = query.where('i.id', '=', filter.id);
  if (filter.status !== undefined) query = query.where(statuses[filter.status](ctx.now()));
  for (const { order } of sort) query = query.orderBy('i.id', order);
  const { rows, total } = await pageOf(query.orderBy('i.id', 'desc'), page);
  const results = rows.map(({ person_id, name, role_names, accepted_at, withdrawn_at, ...row }) => ({
    ...row,
    roles: rolesNamed(role_names),
    status: statusOf({ accepted_at, withdrawn_at, expires_at: row.expires_at }, ctx.now()),
    invited_by: person_id === null ? null : { id: person_id, name: name ?? '' },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
  }));
  return { results, total };
}

type Moments = { accepted_at: Date | null; withdrawn_at: Date | null; expires_at: Date };

function statusOf({ accepted_at, withdrawn_at, expires_at }: Moments, now: Date): UserInvitationStatus {
  if (accepted_at) return 'accepted';
  if (withdrawn_at) return 'withdrawn';
  return expires_at > now ? 'open' : 'expired';
}

const storedDays = 90;

/** What nobody accepted is deleted; the history says who invited. */
export async function purgeInvitations(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - storedDays * dayMs);
  await ctx.db.deleteFrom('user_invitations').where('expires_at', '<', before).execute();
}

import { sql, type RawBuilder } from 'kysely';
import type { Ctx, SignedIn } from '#api/shared/context.ts';
import { pageOf } from '#api/shared/database/retrieval.ts';
import { idleSince, type Holding } from './model/session-times.ts';
import { sayEnded } from './session-ends.ts';
import { claimsOfUser, roleNamesOfUser } from './store.ts';

type Ends = { expiresAt: Date };

type NewSession = Ends & { hash: string; tokenExpiresAt: Date; alongside: RawBuilder<unknown>[] };

/** One statement for the family, its first token and what is written alongside. Null when the user is gone or disabled. */
export async function insertSession(ctx: Ctx, userId: number, session: NewSession): Promise<number | null> {
  const now = sql`${ctx.now()}::timestamptz`;
  const family = sql`family as (
    insert into session_families (user_id, user_agent, created_at, last_used_at, proven_at, expires_at)
    select id, ${ctx.client.agent}, ${now}, ${now}, ${now}, ${session.expiresAt}::timestamptz
    from users where id = ${userId} and deleted_at is null and disabled_at is null
    returning id, user_id)`;
  const { rows } = await sql<{ family_id: number }>`
    with ${sql.join([family, ...session.alongside])}
    insert into refresh_tokens (family_id, token_hash, created_at, expires_at)
    select id, ${session.hash}, ${now}, ${session.tokenExpiresAt}::timestamptz from family
    returning family_id`.execute(ctx.db);
  return rows[0]?.family_id ?? null;
}

export async function isDisabled(ctx: Ctx, userId: number): Promise<boolean> {
  const row = await ctx.db.selectFrom('users').select('disabled_at').where('id', '=', userId).executeTakeFirst();
  return Boolean(row?.disabled_at);
}

export async function insertRefreshToken(ctx: Ctx, token: { familyId: number; hash: string } & Ends): Promise<void> {
  await ctx.db
    .insertInto('refresh_tokens')
    .values({ family_id: token.familyId, token_hash: token.hash, created_at: ctx.now(), expires_at: token.expiresAt })
    .execute();
}

export type HeldToken = Holding & { id: number; family_id: number; user_id: number; successor_sealed: string | null };

/** Locks the family, so that two requests with the same token queue. */
export async function lockToken(ctx: Ctx, hash: string): Promise<HeldToken | undefined> {
  const family = await ctx.db
    .selectFrom('session_families')
    .select(['id', 'user_id', 'expires_at as family_expires_at', 'revoked_at as family_revoked_at'])
    .where('id', '=', (row) => row.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', hash))
    .forUpdate()
    .executeTakeFirst();
  if (!family) return undefined;
  // Read after the lock, to see what the previous request did to the token.
  const token = await ctx.db
    .selectFrom('refresh_tokens')
    .select(['id', 'expires_at', 'spent_at', 'successor_sealed'])
    .where('token_hash', '=', hash)
    .executeTakeFirstOrThrow();
  const { id, ...facts } = family;
  return { ...facts, ...token, family_id: id };
}

export async function spendToken(ctx: Ctx, token: { id: number; family_id: number; sealed: string }): Promise<void> {
  await ctx.db
    .updateTable('refresh_tokens')
    .set({ spent_at: ctx.now(), successor_sealed: token.sealed })
    .where('id', '=', token.id)
    .execute();
  await ctx.db
    .updateTable('session_families')
    .set({ last_used_at: ctx.now() })
    .where('id', '=', token.family_id)
    .execute();
}

type Whose = { familyId: number } | { userId: number } | { tokenHash: string };

/** Answers how many ended. Sessions that have ended already keep their reason. */
export async function revokeFamilies(ctx: Ctx, whose: Whose, reason: string): Promise<number> {
  let query = ctx.db
    .updateTable('session_families')
    .set({ revoked_at: ctx.now(), revoke_reason: reason })
    .where('revoked_at', 'is', null);
  if ('familyId' in whose) query = query.where('id', '=', whose.familyId);
  else if ('userId' in whose) query = query.where('user_id', '=', whose.userId);
  else {
    query = query.where('id', '=', (row) =>
      row.selectFrom('refresh_tokens').select('family_id').where('token_hash', '=', whose.tokenHash),
    );
  }
  const ended = idsOf(await query.returning('id').execute());
  await sayEnded(ctx, ended);
  return ended.length;
}

function idsOf(rows: { id: number }[]): number[] {
  return rows.map(({ id }) => id);
}

export async function findProof(ctx: Ctx, sessionId: number): Promise<Date | null> {
  const row = await ctx.db
    .selectFrom('session_families')
    .select(['proven_at', 'created_at'])
    .where('id', '=', sessionId)
    .executeTakeFirst();
  return row ? (row.proven_at ?? row.created_at) : null;
}

export async function saveProof(ctx: Ctx, sessionId: number): Promise<void> {
  await ctx.db.updateTable('session_families').set({ proven_at: ctx.now() }).where('id', '=', sessionId).execute();
}

export function listSessions(ctx: Ctx, userId: number, page: { limit: number; offset: number }) {
  const running = runningSessions(ctx, userId).select(['id', 'user_agent', 'created_at', 'last_used_at']);
  return pageOf(running.orderBy('last_used_at', 'desc').orderBy('id', 'desc'), page);
}

function runningSessions(ctx: Ctx, userId: number) {
  return ctx.db
    .selectFrom('session_families')
    .where('user_id', '=', userId)
    .where('revoked_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .where('last_used_at', '>', idleSince(ctx.now()));
}

type Ended = { userId: number } & ({ id: number } | { butId: number });

export async function endSessions(ctx: Ctx, which: Ended): Promise<number> {
  const running = ctx.db
    .updateTable('session_families')
    .set({ revoked_at: ctx.now(), revoke_reason: 'ended_by_user' })
    .where('user_id', '=', which.userId)
    .where('revoked_at', 'is', null);
  const chosen = 'id' in which ? running.where('id', '=', which.id) : running.where('id', '!=', which.butId);
  const ended = await chosen.returning('id').execute();
  await sayEnded(ctx, idsOf(ended));
  return ended.length;
}

export async function findActor(ctx: Ctx, { userId, sessionId }: Pick<SignedIn, 'userId' | 'sessionId'>) {
  const row = await ctx.db
    .selectFrom('users')
    .innerJoin('session_families', 'session_families.user_id', 'users.id')
    .select('users.person_id')
    .select([roleNamesOfUser.as('roles'), claimsOfUser.as('claims')])
    .where('users.id', '=', userId)
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .where('session_families.id', '=', sessionId)
    .where('session_families.revoked_at', 'is', null)
    .where('session_families.expires_at', '>', ctx.now())
    .executeTakeFirst();
  if (!row) return null;
  const actor: SignedIn = {
    kind: 'user',
    userId,
    sessionId,
    personId: row.person_id,
    roles: row.roles,
    claims: row.claims,
  };
  return actor;
}

export async function deleteEndedFamilies(ctx: Ctx, before: Date): Promise<void> {
  const ended = ctx.db
    .selectFrom('session_families')
    .select('id')
    .where((where) => where.or([where('expires_at', '<', before), where('revoked_at', '<', before)]));
  await ctx.db.deleteFrom('refresh_tokens').where('family_id', 'in', ended).execute();
  await ctx.db.deleteFrom('session_families').where('id', 'in', ended).execute();
}

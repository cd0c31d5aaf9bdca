import { sql, type SqlBool } from 'kysely';
import { TokenClaim, type ApiToken, type ApiTokenFilter } from '#contract/people/identity/staff/api-tokens.ts';
import type { ApiTokenState } from '#contract/people/identity/values.ts';
import { dayMs } from '#contract/rules/durations.ts';
import type { Ctx } from '#api/shared/context.ts';
import { mentions, pageOf, wanted, type ListQuery, type ResultPage } from '#api/shared/database/retrieval.ts';
import { tokenState, oldUseBefore } from '../model/token-life.ts';
import { claimsOfUser, roleNamesOfUser } from '../store.ts';

type StoredToken = { userId: number; name: string; claims: string[]; hash: string; expiresAt: Date };

/** Null where a token that is not revoked has the name. */
export async function insertToken(ctx: Ctx, token: StoredToken): Promise<number | null> {
  const row = await ctx.db
    .insertInto('api_tokens')
    .values({
      user_id: token.userId,
      name: token.name,
      claims: token.claims,
      token_hash: token.hash,
      created_at: ctx.now(),
      expires_at: token.expiresAt,
    })
    .onConflict((conflict) =>
      conflict
        .expression(sql`lower(name)`)
        .where('revoked_at', 'is', null)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row?.id ?? null;
}

/** A token revoked before keeps its moment. */
export async function markRevoked(ctx: Ctx, id: number, by: number): Promise<void> {
  await ctx.db
    .updateTable('api_tokens')
    .set({ revoked_at: ctx.now(), revoked_by: by })
    .where('id', '=', id)
    .where('revoked_at', 'is', null)
    .execute();
}

/** The token with this hash and the user who created it; undefined where either no longer counts. */
export function findTokenInUse(ctx: Ctx, hash: string) {
  return ctx.db
    .selectFrom('api_tokens')
    .innerJoin('users', 'users.id', 'api_tokens.user_id')
    .select(['api_tokens.id', 'api_tokens.name', 'api_tokens.claims', 'api_tokens.last_used_at'])
    .select(['users.id as user_id', 'users.person_id'])
    .select([roleNamesOfUser.as('roles'), claimsOfUser.as('claims_of_user')])
    .where('api_tokens.token_hash', '=', hash)
    .where('api_tokens.revoked_at', 'is', null)
    .where('api_tokens.expires_at', '>', ctx.now())
    .where('users.deleted_at', 'is', null)
    .where('users.disabled_at', 'is', null)
    .executeTakeFirst();
}

/** Of requests at the same time, one writes. */
export async function noteUse(ctx: Ctx, id: number): Promise<void> {
  await ctx.db
    .updateTable('api_tokens')
    .set({ last_used_at: ctx.now(), last_used_address: ctx.client.address })
    .where('id', '=', id)
    .where((row) => row.or([row('last_used_at', 'is', null), row('last_used_at', '<=', oldUseBefore(ctx.now()))]))
    .execute();
}

const states: Record<ApiTokenState, (now: Date) => ReturnType<typeof sql<SqlBool>>> = {
  active: (now) => sql`t.revoked_at is null and t.expires_at > ${now}`,
  expired: (now) => sql`t.revoked_at is null and t.expires_at <= ${now}`,
  revoked: () => sql`t.revoked_at is not null`,
};

export async function listTokens(
  ctx: Ctx,
  { filter, sort, ...page }: ListQuery<{ filter?: ApiTokenFilter }>,
): Promise<ResultPage<ApiToken>> {
  let query = ctx.db
    .selectFrom('api_tokens as t')
    .innerJoin('users as u', 'u.id', 't.user_id')
    .innerJoin('persons as p', 'p.id', 'u.person_id')
    .leftJoin('users as r', 'r.id', 't.revoked_by')
    .leftJoin('persons as rp', 'rp.id', 'r.person_id')
    .select(['t.id', 't.name', 't.claims', 't.created_at', 't.expires_at', 't.last_used_at', 't.last_used_address'])
    .select(['t.revoked_at', 'p.id as creator_id', 'p.name as creator', 'rp.id as revoker_id', 'rp.name as revoker']);
  if (filter.id !== undefined) query = query.where(wanted(sql.ref('t.id'), filter.id));
  if (filter.state !== undefined) query = query.where(states[filter.state](ctx.now()));
  if (filter.search) query = query.where(mentions(sql.ref('t.name'), filter.search));
  for (const { order } of sort) query = query.orderBy('t.id', order);
  const { rows, total } = await pageOf(query.orderBy('t.id', 'desc'), page);
  const results = rows.map(({ creator_id, creator, revoker_id, revoker, ...row }) => ({
    ...row,
    claims: claimsNamed(row.claims),
    state: tokenState(row, ctx.now()),
    created_by: { id: creator_id, name: creator },
    created_at: row.created_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    last_used_at: row.last_used_at?.toISOString() ?? null,
    revoked_by: revoker_id === null ? null : { id: revoker_id, name: revoker ?? '' },
    revoked_at: row.revoked_at?.toISOString() ?? null,
  }));
  return { results, total };
}

/** Of names in the database, those that are still claims. */
function claimsNamed(names: readonly string[]): TokenClaim[] {
  return names.flatMap((name) => TokenClaim.options.find((claim) => claim === name) ?? []);
}

const storedDays = 365;

/** A year after its end a token leaves the list; the log still names it. */
export async function purgeApiTokens(ctx: Ctx): Promise<void> {
  const before = new Date(ctx.now().getTime() - storedDays * dayMs);
  await ctx.db
    .deleteFrom('api_tokens')
    .where((row) => row.or([row('revoked_at', '<', before), row('expires_at', '<', before)]))
    .execute();
}

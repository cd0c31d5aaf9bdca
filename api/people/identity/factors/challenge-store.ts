import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import { hashOf } from '#api/shared/secrets/seal.ts';
import { endOf, mostTries } from './model/challenge-rule.ts';

export type ChallengePurpose = 'sign_in' | 'reauthenticate' | 'add_passkey';

export type Challenge = {
  id: number;
  purpose: string;
  user_id: number | null;
  code_hash: string | null;
  code_ends_at: Date | null;
  passkey_challenge: string | null;
};

type NewChallenge = { purpose: ChallengePurpose; userId: number | null; passkeyChallenge?: string };
type Begun = { id: number; token: string; expiresAt: Date };

export async function insertChallenge(
  ctx: Ctx,
  { purpose, userId, passkeyChallenge = '' }: NewChallenge,
): Promise<Begun> {
  const token = randomBytes(32).toString('base64url');
  const expiresAt = endOf(ctx.now());
  const { id } = await ctx.db
    .insertInto('challenges')
    .values({
      token_hash: hashOf(token),
      purpose,
      user_id: userId,
      passkey_challenge: passkeyChallenge || null,
      created_at: ctx.now(),
      expires_at: expiresAt,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

export function findChallenge(ctx: Ctx, token: string): Promise<Challenge | undefined> {
  return open(ctx, token).executeTakeFirst();
}

/**
 * Counts the attempt before anything is compared, so that parallel attempts cannot exceed the limit. A passkey
 * challenge is good for one answer, right or wrong.
 */
export async function takeChallenge(ctx: Ctx, token: string): Promise<Challenge | undefined> {
  const { rows } = await sql<Challenge>`
    update challenges set tries = before.tries + 1, passkey_challenge = null
    from (select * from challenges where token_hash = ${hashOf(token)} for update) as before
    where challenges.id = before.id and before.used_at is null and before.expires_at > ${ctx.now()}
      and before.tries < ${mostTries}
    returning before.id, before.purpose, before.user_id, before.code_hash, before.code_ends_at,
      before.passkey_challenge`.execute(ctx.db);
  return rows[0];
}

/** Answers whether this call was the first to use it; of two correct answers at once, one wins. */
export async function spendChallenge(ctx: Ctx, id: number): Promise<boolean> {
  const used = await ctx.db
    .updateTable('challenges')
    .set({ used_at: ctx.now(), code_hash: null })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function saveMailedCode(ctx: Ctx, id: number, code: { hash: string; endsAt: Date }): Promise<void> {
  await ctx.db
    .updateTable('challenges')
    .set({ code_hash: code.hash, code_ends_at: code.endsAt, expires_at: code.endsAt })
    .where('id', '=', id)
    .execute();
}

export async function savePasskeyChallenge(ctx: Ctx, id: number, passkeyChallenge: string): Promise<void> {
  await ctx.db.updateTable('challenges').set({ passkey_challenge: passkeyChallenge }).where('id', '=', id).execute();
}

export async function deleteOldChallenges(ctx: Ctx, before: Date): Promise<void> {
  await ctx.db.deleteFrom('challenges').where('expires_at', '<', before).execute();
}

function open(ctx: Ctx, token: string) {
  return ctx.db
    .selectFrom('challenges')
    .select(['id', 'purpose', 'user_id', 'code_hash', 'code_ends_at', 'passkey_challenge'])
    .where('token_hash', '=', hashOf(token))
    .where('used_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .where('tries', '<', mostTries);
}

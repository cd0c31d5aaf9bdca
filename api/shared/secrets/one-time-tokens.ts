import { minuteMs } from '#contract/rules/durations.ts';
import type { Ctx } from '../context.ts';
import { hashOfToken, newToken } from './random-token.ts';

export type TokenPurpose = 'accept_invitation' | 'change_email' | 'confirm_email' | 'recover_password';

type Issued = { purpose: TokenPurpose; subjectId: number; minutes: number };

/** A token of 256 random bits that works once. Only its hash is stored (domain 7). */
export async function issueToken(ctx: Ctx, { purpose, subjectId, minutes }: Issued): Promise<string> {
  const token = newToken();
  await ctx.db
    .insertInto('one_time_tokens')
    .values({
      purpose,
      subject_id: subjectId,
      token_hash: hashOfToken(token),
      created_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + minutes * minuteMs),
    })
    .execute();
  return token;
}

export type Shown = { subjectId: number; expiresAt: Date };

/** Null when the token was used, has expired or does not exist. It stays unused. */
export async function lookAtToken(ctx: Ctx, purpose: TokenPurpose, token: string): Promise<Shown | null> {
  const row = await ctx.db
    .selectFrom('one_time_tokens')
    .select(['subject_id', 'expires_at'])
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return row ? { subjectId: row.subject_id, expiresAt: row.expires_at } : null;
}

/** False when the token was used, also by a concurrent request. */
export async function spendToken(ctx: Ctx, purpose: TokenPurpose, token: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('one_time_tokens')
    .set({ spent_at: ctx.now() })
    .where('token_hash', '=', hashOfToken(token))
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function dropTokens(ctx: Ctx, purpose: TokenPurpose, subjectId: number): Promise<void> {
  await ctx.db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('spent_at', 'is', null)
    .execute();
}

export async function purgeTokens(ctx: Ctx, purpose: TokenPurpose, subjectId: number): Promise<void> {
  await ctx.db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .execute();
}

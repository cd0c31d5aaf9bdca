import { createHash, randomBytes } from 'node:crypto';
import type { Ctx } from './context.ts';

/** What a link in a mail opens. A token of one purpose is nothing to another one. */
export type TokenPurpose = 'change_email' | 'confirm_email' | 'recover_password';

type Issued = { purpose: TokenPurpose; subjectId: number; minutes: number };

/** Makes a token of 256 random bits that works once; only its hash is kept (domain 7). */
export async function issueToken(ctx: Ctx, { purpose, subjectId, minutes }: Issued): Promise<string> {
  const token = randomBytes(32).toString('base64url');
  await ctx.db
    .insertInto('one_time_tokens')
    .values({
      purpose,
      subject_id: subjectId,
      token_hash: hashOf(token),
      created_at: ctx.now(),
      expires_at: new Date(ctx.now().getTime() + minutes * 60_000),
    })
    .execute();
  return token;
}

export type Shown = { subjectId: number; expiresAt: Date };

/** What a token would open, without using it up; null when it was used, is over, or is none. */
export async function lookAtToken(ctx: Ctx, purpose: TokenPurpose, token: string): Promise<Shown | null> {
  const row = await ctx.db
    .selectFrom('one_time_tokens')
    .select(['subject_id', 'expires_at'])
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return row ? { subjectId: row.subject_id, expiresAt: row.expires_at } : null;
}

/** Uses a token up. Of two who show it at once, one is told false. */
export async function spendToken(ctx: Ctx, purpose: TokenPurpose, token: string): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('one_time_tokens')
    .set({ spent_at: ctx.now() })
    .where('token_hash', '=', hashOf(token))
    .where('purpose', '=', purpose)
    .where('spent_at', 'is', null)
    .where('expires_at', '>', ctx.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends every other link to the same thing. */
export async function dropTokens(ctx: Ctx, purpose: TokenPurpose, subjectId: number): Promise<void> {
  await ctx.db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .where('spent_at', 'is', null)
    .execute();
}

/** Deletes them, used ones too. */
export async function purgeTokens(ctx: Ctx, purpose: TokenPurpose, subjectId: number): Promise<void> {
  await ctx.db
    .deleteFrom('one_time_tokens')
    .where('purpose', '=', purpose)
    .where('subject_id', '=', subjectId)
    .execute();
}

/** It is random, so that a plain hash cannot be guessed backwards. */
function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

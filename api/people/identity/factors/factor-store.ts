import { sql, type RawBuilder } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { FactorsOfUser } from './model/challenge-rule.ts';

export async function findFactorsOf(ctx: Ctx, userId: number): Promise<FactorsOfUser> {
  return ctx.db.selectNoFrom(factorsOf(sql`${userId}`)).executeTakeFirstOrThrow();
}

export function factorsOf(user: RawBuilder<unknown>) {
  return [
    sql<boolean>`exists (select 1 from totp_secrets where user_id = ${user} and confirmed_at is not null)`.as(
      'has_totp',
    ),
    sql<boolean>`exists (select 1 from passkeys where user_id = ${user})`.as('has_passkey'),
    sql<boolean>`exists (select 1 from recovery_codes where user_id = ${user} and used_at is null)`.as(
      'has_recovery_codes',
    ),
  ] as const;
}

export async function findStanding(ctx: Ctx, userId: number): Promise<{ left: number; isLacking: boolean }> {
  const { rows } = await sql<{ left: number; lacking: boolean }>`
    select lacks_second_factor(${userId}::bigint) as lacking,
      (select count(*) from recovery_codes where user_id = ${userId} and used_at is null) as left`.execute(ctx.db);
  return { left: rows[0]?.left ?? 0, isLacking: rows[0]?.lacking ?? false };
}

export async function saveRecoveryCodes(ctx: Ctx, userId: number, hashes: string[]): Promise<void> {
  await deleteRecoveryCodes(ctx, userId);
  const rows = hashes.map((code_hash) => ({ user_id: userId, code_hash, created_at: ctx.now() }));
  await ctx.db.insertInto('recovery_codes').values(rows).execute();
}

export async function spendRecoveryCode(ctx: Ctx, userId: number, hash: string): Promise<boolean> {
  const used = await ctx.db
    .updateTable('recovery_codes')
    .set({ used_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('code_hash', '=', hash)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return used !== undefined;
}

export async function deleteRecoveryCodes(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.deleteFrom('recovery_codes').where('user_id', '=', userId).execute();
}

export async function deleteFactors(ctx: Ctx, userId: number): Promise<void> {
  for (const table of ['totp_secrets', 'passkeys', 'recovery_codes', 'challenges', 'known_devices'] as const) {
    await ctx.db.deleteFrom(table).where('user_id', '=', userId).execute();
  }
}

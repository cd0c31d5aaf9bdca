import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';
import { revokeFamilies } from './session-store.ts';

/** Also finds deleted users. */
export async function lockUser(ctx: Ctx, userId: number): Promise<Whose> {
  const row = await ctx.db
    .selectFrom('users')
    .select(['person_id', 'username'])
    .where('id', '=', userId)
    .forUpdate()
    .executeTakeFirstOrThrow();
  return { userId, personId: row.person_id, username: row.username };
}

export async function savePicture(ctx: Ctx, userId: number, pictureId: number | null): Promise<void> {
  await ctx.db.updateTable('users').set({ user_picture_id: pictureId }).where('id', '=', userId).execute();
}

export async function picturesOfUsers(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.selectFrom('users').select('user_picture_id').where('user_picture_id', 'in', ids).execute();
  return rows.flatMap(({ user_picture_id: id }) => id ?? []);
}

/** Holds a lock until the transaction ends: of two users who want an address, one finds it taken. */
export async function isAddressTaken(ctx: Ctx, username: string): Promise<boolean> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`username ${username}`}, 0))`.execute(ctx.db);
  const row = await ctx.db
    .selectFrom('users')
    .select('id')
    .where(sql`lower(username)`, '=', username)
    .where('deleted_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

export async function saveUsername(ctx: Ctx, userId: number, username: string): Promise<void> {
  await ctx.db.updateTable('users').set({ username }).where('id', '=', userId).execute();
}

/** Nobody can sign in as this user any more, and the address is free. */
export async function shutUser(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set((user) => ({ deleted_at: user.fn.coalesce('deleted_at', user.val(ctx.now())) }))
    .where('id', '=', userId)
    .execute();
  await revokeFamilies(ctx, { userId }, 'account_closed');
}

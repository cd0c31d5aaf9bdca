import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export async function savePicture(ctx: Ctx, userId: number, pictureId: number | null): Promise<void> {
  await ctx.db.updateTable('users').set({ user_picture_id: pictureId }).where('id', '=', userId).execute();
}

/** Those of these pictures that somebody wears. */
export async function picturesOfUsers(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const rows = await ctx.db.selectFrom('users').select('user_picture_id').where('user_picture_id', 'in', ids).execute();
  return rows.flatMap(({ user_picture_id: id }) => id ?? []);
}

export type AddressChange = { id: number; user_id: number; username: string };

/** A user has one change under way at most; a later one takes the place of the earlier, and its link with it. */
export async function saveAddressChange(ctx: Ctx, userId: number, username: string): Promise<number> {
  await ctx.db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
  const { id } = await ctx.db
    .insertInto('email_changes')
    .values({ user_id: userId, username, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export function findAddressChange(ctx: Ctx, id: number): Promise<AddressChange | undefined> {
  return ctx.db
    .selectFrom('email_changes')
    .select(['id', 'user_id', 'username'])
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteAddressChange(ctx: Ctx, id: number): Promise<void> {
  await ctx.db.deleteFrom('email_changes').where('id', '=', id).execute();
}

export async function deleteAddressChangesBefore(ctx: Ctx, moment: Date): Promise<void> {
  await ctx.db.deleteFrom('email_changes').where('created_at', '<', moment).execute();
}

/** Held to the end of the transaction, so that of two who want an address one finds it taken. */
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

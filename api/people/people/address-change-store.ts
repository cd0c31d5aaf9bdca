import type { Ctx } from '#api/shared/context.ts';

type AddressChange = { id: number; user_id: number; username: string };

/** A user has at most one change under way; a later one replaces it, and its link stops working. */
export async function saveAddressChange(ctx: Ctx, userId: number, username: string): Promise<number> {
  await deleteAddressChange(ctx, userId);
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

export async function deleteAddressChange(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db.deleteFrom('email_changes').where('user_id', '=', userId).execute();
}

export async function deleteAddressChangesBefore(ctx: Ctx, moment: Date): Promise<void> {
  await ctx.db.deleteFrom('email_changes').where('created_at', '<', moment).execute();
}

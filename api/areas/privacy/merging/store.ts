import type { Ctx } from '#api/shared/context.ts';

export type Merge = { staying_user_id: number; removed_user_id: number };

export async function findMerge(ctx: Ctx, { staying_user_id, removed_user_id }: Merge): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('account_merges')
    .select('removed_user_id')
    .where('removed_user_id', '=', removed_user_id)
    .where('staying_user_id', '=', staying_user_id)
    .executeTakeFirst();
  return row !== undefined;
}

/** Before anything moves: a fiscal document follows only a merge that is written. */
export async function insertMerge(ctx: Ctx, merge: Merge): Promise<void> {
  await ctx.db
    .insertInto('account_merges')
    .values({ ...merge, merged_at: ctx.now() })
    .execute();
}

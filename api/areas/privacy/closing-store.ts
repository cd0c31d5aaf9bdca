import type { Ctx } from '#api/shared/context.ts';

function standing(ctx: Ctx) {
  return ctx.db.selectFrom('account_closings').where('canceled_at', 'is', null).where('erased_at', 'is', null);
}

export function standingClosing(ctx: Ctx, userId: number) {
  return standing(ctx).select(['id', 'requested_at', 'closes_at']).where('user_id', '=', userId).executeTakeFirst();
}

/** Answers false when a closing exists already. */
export async function insertClosing(ctx: Ctx, { userId, closesAt }: { userId: number; closesAt: Date }) {
  const row = await ctx.db
    .insertInto('account_closings')
    .values({ user_id: userId, requested_at: ctx.now(), closes_at: closesAt })
    .onConflict((conflict) =>
      conflict.column('user_id').where('canceled_at', 'is', null).where('erased_at', 'is', null).doNothing(),
    )
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Answers false when there was none, or when it is due and belongs to the job that erases. */
export async function cancelClosing(ctx: Ctx, userId: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('account_closings')
    .set({ canceled_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('canceled_at', 'is', null)
    .where('erased_at', 'is', null)
    .where('closes_at', '>', ctx.now())
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function usersAboutToLeave(ctx: Ctx, userIds: number[]): Promise<Set<number>> {
  if (userIds.length === 0) return new Set();
  const rows = await standing(ctx).select('user_id').where('user_id', 'in', userIds).execute();
  return new Set(rows.map(({ user_id }) => user_id));
}

export async function dueClosings(ctx: Ctx): Promise<number[]> {
  const rows = await standing(ctx).select('id').where('closes_at', '<=', ctx.now()).orderBy('id').limit(100).execute();
  return rows.map(({ id }) => id);
}

/** Null when the account was erased or kept meanwhile. */
export async function lockDue(ctx: Ctx, id: number): Promise<number | null> {
  const row = await standing(ctx)
    .select('user_id')
    .where('id', '=', id)
    .where('closes_at', '<=', ctx.now())
    .forUpdate()
    .executeTakeFirst();
  return row?.user_id ?? null;
}

export async function markErased(ctx: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('account_closings')
    .set({ erased_at: ctx.now() })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

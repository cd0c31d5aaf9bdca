import type { Ctx } from '#api/shared/context.ts';
import type { Whose } from '#api/shared/personal-data.ts';

export async function isAdministrator(ctx: Ctx, userId: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('user_roles')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('roles.id')
    .where('user_roles.user_id', '=', userId)
    .where('roles.name', '=', 'administrator')
    .executeTakeFirst();
  return row !== undefined;
}

export type StandingClosing = { id: number; requested_at: Date; closes_at: Date };

export async function standingClosing(ctx: Ctx, userId: number): Promise<StandingClosing | undefined> {
  return ctx.db
    .selectFrom('account_closings')
    .select(['id', 'requested_at', 'closes_at'])
    .where('user_id', '=', userId)
    .where('canceled_at', 'is', null)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
}

/** Answers whether it is this call's: of two at once, one finds the other's. */
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

/** Answers whether there was one to take back: what is due belongs to the job that erases. */
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

/** Administrators who stay: neither gone nor about to go. */
export async function stayingAdministrators(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('users')
    .innerJoin('user_roles', 'user_roles.user_id', 'users.id')
    .innerJoin('roles', 'roles.id', 'user_roles.role_id')
    .select('users.id')
    .where('roles.name', '=', 'administrator')
    .where('users.deleted_at', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('account_closings')
            .select('account_closings.id')
            .whereRef('account_closings.user_id', '=', 'users.id')
            .where('canceled_at', 'is', null)
            .where('erased_at', 'is', null),
        ),
      ),
    )
    .execute();
  return rows.map(({ id }) => id);
}

/** Two administrators who leave at the same time do so one after the other. */
export async function queueToLeave(ctx: Ctx): Promise<void> {
  await ctx.db.selectFrom('roles').select('id').where('name', '=', 'administrator').forUpdate().execute();
}

export async function closingsDue(ctx: Ctx): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('account_closings')
    .select('id')
    .where('closes_at', '<=', ctx.now())
    .where('canceled_at', 'is', null)
    .where('erased_at', 'is', null)
    .orderBy('id')
    .limit(100)
    .execute();
  return rows.map(({ id }) => id);
}

/** Whose account is due, its row locked; null where it was erased or taken back meanwhile. */
export async function lockDue(ctx: Ctx, id: number): Promise<Whose | null> {
  const row = await ctx.db
    .selectFrom('account_closings')
    .innerJoin('users', 'users.id', 'account_closings.user_id')
    .select(['users.id', 'users.person_id', 'users.username'])
    .where('account_closings.id', '=', id)
    .where('closes_at', '<=', ctx.now())
    .where('canceled_at', 'is', null)
    .where('erased_at', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return row ? { userId: row.id, personId: row.person_id, username: row.username } : null;
}

export async function noteErased(ctx: Ctx, id: number): Promise<boolean> {
  const { numUpdatedRows } = await ctx.db
    .updateTable('account_closings')
    .set({ erased_at: ctx.now() })
    .where('id', '=', id)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Nobody signs in as this user any more, and the address is free. */
export async function shutUser(ctx: Ctx, userId: number): Promise<void> {
  await ctx.db
    .updateTable('users')
    .set((user) => ({ deleted_at: user.fn.coalesce('deleted_at', user.val(ctx.now())) }))
    .where('id', '=', userId)
    .execute();
}

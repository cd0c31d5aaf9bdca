import type { Ctx } from '#api/shared/context.ts';

export type StoredTotp = {
  secret_sealed: string;
  created_at: Date;
  confirmed_at: Date | null;
  last_used_at: Date | null;
};

export function findTotp(ctx: Ctx, userId: number): Promise<StoredTotp | undefined> {
  return ctx.db
    .selectFrom('totp_secrets')
    .select(['secret_sealed', 'created_at', 'confirmed_at', 'last_used_at'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

/** Replaces a secret that was never confirmed; answers false when a confirmed one exists. */
export async function insertTotp(ctx: Ctx, userId: number, sealed: string): Promise<boolean> {
  const stored = { secret_sealed: sealed, created_at: ctx.now(), last_step: null, last_used_at: null };
  const inserted = await ctx.db
    .insertInto('totp_secrets')
    .values({ user_id: userId, ...stored })
    .onConflict((conflict) =>
      conflict.column('user_id').doUpdateSet(stored).where('totp_secrets.confirmed_at', 'is', null),
    )
    .returning('user_id')
    .executeTakeFirst();
  return inserted !== undefined;
}

/** Answers false when this step or a later one was taken before; of two calls at once, one wins. */
export async function takeStep(ctx: Ctx, userId: number, step: number): Promise<boolean> {
  const taken = await ctx.db
    .updateTable('totp_secrets')
    .set({ last_step: step, last_used_at: ctx.now() })
    .where('user_id', '=', userId)
    .where((where) => where.or([where('last_step', 'is', null), where('last_step', '<', step)]))
    .returning('user_id')
    .executeTakeFirst();
  return taken !== undefined;
}

export async function confirmTotpOf(ctx: Ctx, userId: number): Promise<boolean> {
  const confirmed = await ctx.db
    .updateTable('totp_secrets')
    .set({ confirmed_at: ctx.now() })
    .where('user_id', '=', userId)
    .where('confirmed_at', 'is', null)
    .returning('user_id')
    .executeTakeFirst();
  return confirmed !== undefined;
}

export async function deleteTotp(ctx: Ctx, userId: number): Promise<boolean> {
  const gone = await ctx.db
    .deleteFrom('totp_secrets')
    .where('user_id', '=', userId)
    .returning('confirmed_at')
    .executeTakeFirst();
  return gone?.confirmed_at != null;
}

import { sql } from 'kysely';
import type { Ctx } from './context.ts';

/** Within a transaction it is a savepoint, so a refusal leaves no trace there either. */
export function inTransaction<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return inSavepoint(ctx, run);
  return ctx.db.transaction().execute((db) => run({ ...ctx, db }));
}

async function inSavepoint<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  await sql`savepoint nested`.execute(ctx.db);
  try {
    const result = await run(ctx);
    await sql`release savepoint nested`.execute(ctx.db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint nested`.execute(ctx.db);
    await sql`release savepoint nested`.execute(ctx.db);
    throw error;
  }
}

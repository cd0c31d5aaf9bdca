import { sql } from 'kysely';
import type { Ctx, Unit } from './context.ts';

/**
 * Joins the transaction of the caller, if there is one: a refusal rolls back all of it. A caller that catches the
 * refusal and continues uses `inSavepoint`; without it, its transaction fails.
 */
export function inTransaction<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.unit?.db === ctx.db ? joined(ctx.unit, () => run(ctx)) : inSavepoint(ctx, run);
}

/** Leaves no trace of a refusal in the transaction of the caller, which may catch it. */
export function inSavepoint<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  if (ctx.db.isTransaction) return betweenSavepoints(ctx, () => asUnit(ctx, run));
  return ctx.db.transaction().execute((db) => asUnit({ ...ctx, db }, run));
}

async function joined<T>(unit: Unit, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    unit.failure ??= error;
    throw error;
  }
}

async function asUnit<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const unit: Unit = { db: ctx.db };
  const result = await run({ ...ctx, unit });
  if (unit.failure) throw new Error('A part of the transaction has failed.', { cause: unit.failure });
  return result;
}

async function betweenSavepoints<T>({ db }: Ctx, run: () => Promise<T>): Promise<T> {
  await sql`savepoint nested`.execute(db);
  try {
    const result = await run();
    await sql`release savepoint nested`.execute(db);
    return result;
  } catch (error) {
    await sql`rollback to savepoint nested`.execute(db);
    await sql`release savepoint nested`.execute(db);
    throw error;
  }
}

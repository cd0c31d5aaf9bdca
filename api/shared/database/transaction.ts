import { sql } from 'kysely';
import { Refusal } from '#contract/refusals.ts';
import type { Ctx, Hit, Unit } from '../context.ts';
import { addHit } from '../http/add-hit.ts';

/**
 * Joins the transaction of the caller, if there is one: a refusal rolls back all of it. A caller that catches the
 * refusal and continues uses `inSavepoint`; without it, its transaction fails.
 */
export function inTransaction<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  return ctx.unit?.db === ctx.db ? joined(ctx.unit, () => run(ctx)) : inSavepoint(ctx, run);
}

/**
 * Leaves no trace of a refusal in the transaction of the caller, which may catch it, except the hits of rate limits:
 * what was tried stays counted.
 */
export async function inSavepoint<T>(ctx: Ctx, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const hits: Hit[] = [];
  try {
    if (ctx.db.isTransaction) return await betweenSavepoints(ctx, () => asUnit({ ctx, hits }, run));
    return await ctx.db.transaction().execute((db) => asUnit({ ctx: { ...ctx, db }, hits }, run));
  } catch (error) {
    if (error instanceof Refusal || error instanceof RolledBack) {
      for (const hit of hits) await addHit(ctx, hit);
    }
    throw error;
  } finally {
    ctx.unit?.hits.push(...hits);
  }
}

/** Thrown to undo a transaction whose outcome is known. */
export class RolledBack extends Error {}

async function joined<T>(unit: Unit, run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    unit.failure ??= error;
    throw error;
  }
}

type Begun = { ctx: Ctx; hits: Hit[] };

async function asUnit<T>({ ctx, hits }: Begun, run: (ctx: Ctx) => Promise<T>): Promise<T> {
  const unit: Unit = { db: ctx.db, hits };
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

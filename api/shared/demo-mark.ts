import type { Ctx } from './context.ts';
import type { Database } from './database.ts';

/** Notes that invented data are written into this database, for good. */
export async function markAsDemo({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .insertInto('demo_marks')
    .values({ marked_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Everybody knows how to sign in to demo data, so production never opens them: the database is closed again. */
export async function requireNoDemoData({ db, close }: Database): Promise<void> {
  const marked = await db.selectFrom('demo_marks').select('marked_at').executeTakeFirst();
  if (!marked) return;
  await close();
  throw new Error(
    'DATABASE_URL: this database holds demo data, whose sign-ins everybody knows; name an empty database for production.',
  );
}

import type { Ctx } from '../context.ts';
import type { Database } from '../database/database.ts';

export async function markAsDemo({ db, now }: Pick<Ctx, 'db' | 'now'>): Promise<void> {
  await db
    .insertInto('demo_marks')
    .values({ marked_at: now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The sign-ins of demo data are public, so production closes such a database and throws. */
export async function requireNoDemoData({ db, close }: Database): Promise<void> {
  const marked = await db.selectFrom('demo_marks').select('marked_at').executeTakeFirst();
  if (!marked) return;
  await close();
  throw new Error(
    'DATABASE_URL: this database holds demo data, whose sign-ins everybody knows; name an empty database for production.',
  );
}

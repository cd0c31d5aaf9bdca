import { sql } from 'kysely';
import type { Ctx } from './context.ts';
import type { Database } from './database.ts';

export const pageChannel = 'pages';

/** Pages that show something of others: they are dropped with them. */
const shownOn: Record<string, string[]> = { '/courses': ['/partners', '/news', '/classes'] };

/** Tells every server process that the guest pages below these paths are out of date; `/` is Home alone, `*` means all. */
export async function dropPages(ctx: Ctx, ...prefixes: string[]): Promise<void> {
  const all = new Set(prefixes.flatMap((prefix) => [prefix, ...(shownOn[prefix] ?? [])]));
  await sql`select pg_notify(${pageChannel}, ${JSON.stringify([...all])})`.execute(ctx.db);
}

/** Calls when what is told of all courses may have changed, at whatever process. */
export async function whenCoursesChange({ listen }: Pick<Database, 'listen'>, changed: () => void): Promise<void> {
  const hear = (payload: string) => {
    const prefixes: string[] = JSON.parse(payload);
    if (prefixes.includes('*') || prefixes.includes('/courses')) changed();
  };
  await listen(pageChannel, hear, changed);
}

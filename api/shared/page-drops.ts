import { sql } from 'kysely';
import type { Ctx } from './context.ts';

export const pageChannel = 'pages';

/** Tells every server process that the guest pages below these path prefixes are out of date; `/` means all. */
export async function dropPages(ctx: Ctx, ...prefixes: string[]): Promise<void> {
  await sql`select pg_notify(${pageChannel}, ${JSON.stringify(prefixes)})`.execute(ctx.db);
}

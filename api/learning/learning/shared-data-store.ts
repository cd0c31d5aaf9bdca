import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { SharedData } from './model/shared-data.ts';

export async function findSharedData(ctx: Ctx, attemptId: number): Promise<SharedData> {
  const row = await ctx.db
    .selectFrom('scorm_attempts')
    .select(sql<SharedData>`shared_data`.as('shared_data'))
    .where('id', '=', attemptId)
    .executeTakeFirst();
  return row?.shared_data ?? {};
}

/** The other stores stay. */
export async function writeSharedData(ctx: Ctx, attemptId: number, data: SharedData): Promise<void> {
  if (Object.keys(data).length === 0) return;
  await ctx.db
    .updateTable('scorm_attempts')
    .set({ shared_data: sql`shared_data || ${JSON.stringify(data)}::jsonb` })
    .where('id', '=', attemptId)
    .execute();
}

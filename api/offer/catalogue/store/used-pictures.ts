import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

/** Includes pictures of deleted courses and partners, which may be restored. */
export async function picturesOfCatalogue(ctx: Ctx, ids: readonly number[]): Promise<number[]> {
  const list = sql.join(ids);
  const { rows } = await sql<{ id: number }>`
    select cover_picture_id as id from courses where cover_picture_id in (${list})
    union select logo_picture_id from partners where logo_picture_id in (${list})
    union select cover_picture_id from partners where cover_picture_id in (${list})`.execute(ctx.db);
  return rows.map(({ id }) => id);
}

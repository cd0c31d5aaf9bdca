import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

export async function listPublished(ctx: Ctx, most: number): Promise<{ id: number; changed_on: string }[]> {
  const { rows } = await sql<{ id: number; changed_on: string }>`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed_on from published_courses
    order by published_at desc, id desc limit ${most}`.execute(ctx.db);
  return rows;
}

export async function listPartnerPages(ctx: Ctx, most: number): Promise<{ id: number; changed_on: string | null }[]> {
  const { rows } = await sql<{ id: number; changed_on: string | null }>`
    select p.id, to_char(max(c.updated_at) at time zone 'UTC', 'YYYY-MM-DD') as changed_on
    from partners p left join published_courses c on c.partner_id = p.id
    where p.deleted_at is null group by p.id order by p.id limit ${most}`.execute(ctx.db);
  return rows;
}

/** Whether there once was a page of this course, which is gone for good. */
export async function wasPublished(ctx: Ctx, id: number): Promise<boolean> {
  const row = await ctx.db
    .selectFrom('courses')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is not', null)
    .where('published_at', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

type Listed = { id: number; changed_on: string };

export async function listPublished(
  ctx: Ctx,
  { after, upTo, most }: { after: number; upTo: number; most: number },
): Promise<Listed[]> {
  const { rows } = await sql<Listed>`
    select id, to_char(updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed_on from published_courses
    where id > ${after} and id <= ${upTo} order by id limit ${most}`.execute(ctx.db);
  return rows;
}

export async function listParts(ctx: Ctx, size: number): Promise<{ part: number; changed_on: string }[]> {
  const { rows } = await sql<{ part: number; changed_on: string }>`
    select ((id - 1) / ${size}::bigint + 1)::int as part,
      to_char(max(updated_at) at time zone 'UTC', 'YYYY-MM-DD') as changed_on
    from published_courses group by 1 order by 1`.execute(ctx.db);
  return rows;
}

export async function listPartnerPages(ctx: Ctx, most: number): Promise<{ id: number; changed_on: string | null }[]> {
  const { rows } = await sql<{ id: number; changed_on: string | null }>`
    select p.id, to_char(max(c.updated_at) at time zone 'UTC', 'YYYY-MM-DD') as changed_on
    from partners p left join published_courses c on c.partner_id = p.id
    where p.deleted_at is null group by p.id order by p.id limit ${most}`.execute(ctx.db);
  return rows;
}

/** True for a deleted course that was published: its page answers `gone`. */
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

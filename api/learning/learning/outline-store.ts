import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';
import type { KnownModule, OutlineMoves } from './model/match-outline.ts';

export async function outlinesOf(
  ctx: Ctx,
  { courseIds, locale }: { courseIds: readonly number[]; locale: string },
): Promise<Map<number, KnownModule[]>> {
  const { rows } = await sql<KnownModule & { course_id: number }>`
    select m.course_id, m.id, m.position, m.title ->> ${locale}::text as title,
      exists (select from contents c where c.module_id = m.id and c.deleted_at is null) as "hasContents"
    from modules m where m.deleted_at is null and m.course_id in (${sql.join(courseIds)})
    order by m.id for update of m`.execute(ctx.db);
  return Map.groupBy(rows, ({ course_id }) => course_id);
}

type Stored = { courseId: number; locale: string; moves: OutlineMoves };

export async function writeMoves(ctx: Ctx, { courseId, locale, moves }: Stored): Promise<void> {
  const { change, add, drop } = moves;
  for (const { id, title, position } of change) {
    const named = title === '' ? sql`'{}'::jsonb` : sql`jsonb_build_object(${locale}::text, ${title}::text)`;
    await sql`update modules set title = title || ${named}, position = ${position} where id = ${id}`.execute(ctx.db);
  }
  if (add.length > 0) {
    const rows = add.map(({ title, position }) => ({
      course_id: courseId,
      position,
      title: JSON.stringify({ [locale]: title }),
    }));
    await ctx.db.insertInto('modules').values(rows).execute();
  }
  if (drop.length > 0) {
    await ctx.db.updateTable('modules').set({ deleted_at: ctx.now() }).where('id', 'in', drop).execute();
  }
}

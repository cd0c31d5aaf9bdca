import type { Ctx } from '#api/shared/context.ts';

/** The published courses of a package, in its order; empty for anything that is no package. */
export async function coursesOfPackage(ctx: Ctx, id: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('package_courses as p')
    .innerJoin('published_courses as c', 'c.id', 'p.course_id')
    .select('p.course_id')
    .where('p.package_id', '=', id)
    .where('c.package_type', '<>', 'servico')
    .orderBy('p.position')
    .execute();
  return rows.map(({ course_id }) => course_id);
}

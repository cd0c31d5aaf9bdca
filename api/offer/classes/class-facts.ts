import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { Ctx } from '#api/shared/context.ts';

export type ClassFacts = Awaited<ReturnType<typeof classFacts>>;

/** The caller checks who may see it; cancelled and deleted classes are included. */
export async function classFacts(ctx: Ctx, id: number) {
  return ctx.db
    .selectFrom('classes as k')
    .innerJoin('shared_courses as c', 'c.id', 'k.course_id')
    .select(['k.id', 'k.course_id', 'k.code', 'k.start_at', 'k.tz', 'k.venue', 'k.city'])
    .select([
      sql<LocalizedText>`c.title`.as('course_title'),
      sql<boolean>`k.type = 'online'`.as('is_followed_alone'),
      sql<number[]>`(select coalesce(json_agg(t.person_id order by t.person_id), '[]') from class_trainers t
        where t.class_id = k.id)`.as('trainer_person_ids'),
    ])
    .where('k.id', '=', id)
    .executeTakeFirstOrThrow();
}

import { sql, type RawBuilder } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import { mostClassesOfTrainer, mostCoursesOfTrainer } from '#contract/offer/catalogue/values.ts';
import type { ShownRow } from '#api/platform/files/index.ts';
import type { Ctx } from '#api/shared/context.ts';

export type TrainerRow = {
  id: number;
  name: string;
  about: LocalizedText;
  picture: ShownRow | null;
  course_ids: number[];
  class_ids: number[];
};

/** Of `shared_persons p` with its `shared_trainer_profiles f`: they wanted a page, and are trainers still. */
export const wantsPage = sql<boolean>`(
  coalesce(f.has_page, false) and p.deleted_at is null
  and exists (select from shared_trainers trainer where trainer.person_id = p.id))`;

/** Of `shared_classes k`: neither deleted nor canceled, and not ended more than a year ago. */
function isTaught(now: Date): RawBuilder<boolean> {
  return sql`((k.class).deleted_at is null and k.status <> 'canceled'
    and coalesce(k.end_at, case when k.status = 'concluded' then k.start_at else 'infinity' end)
      > ${now}::timestamptz - interval '1 year')`;
}

/** The classes of published courses that `shared_persons p` teaches, as `k`. */
function taughtClasses(now: Date): RawBuilder<unknown> {
  return sql`shared_class_trainers t join shared_classes k on k.id = t.class_id
    join published_courses c on c.id = k.course_id
    where t.person_id = p.id and ${isTaught(now)}`;
}

/** Undefined where the person has no public page. */
export async function findTrainerPage(ctx: Ctx, id: number): Promise<TrainerRow | undefined> {
  const now = ctx.now();
  const isForSale = sql<boolean>`is_for_sale(k.class, ${now})`;
  const { rows } = await sql<TrainerRow>`
    select p.id, p.name, f.about, f.picture,
      (select coalesce(jsonb_agg(taught.course_id order by taught.next_at nulls last, taught.course_id), '[]') from (
        select k.course_id, min(k.start_at) filter (where ${isForSale}) as next_at from ${taughtClasses(now)}
        group by k.course_id order by 2 nulls last, 1 limit ${mostCoursesOfTrainer}
      ) taught) as course_ids,
      (select coalesce(jsonb_agg(coming.id order by coming.start_at, coming.id), '[]') from (
        select k.id, k.start_at from ${taughtClasses(now)} and k.start_at > ${now} and ${isForSale}
        order by k.start_at, k.id limit ${mostClassesOfTrainer}
      ) coming) as class_ids
    from shared_persons p join shared_trainer_profiles f on f.person_id = p.id
    where p.id = ${id} and ${wantsPage} and exists (select from ${taughtClasses(now)})`.execute(ctx.db);
  return rows[0];
}

export async function listTrainerPages(ctx: Ctx, most: number): Promise<{ id: number; changed_on: string }[]> {
  const { rows } = await sql<{ id: number; changed_on: string }>`
    select p.id, to_char(f.updated_at at time zone 'UTC', 'YYYY-MM-DD') as changed_on
    from shared_trainer_profiles f join shared_persons p on p.id = f.person_id
    where ${wantsPage} and exists (select from ${taughtClasses(ctx.now())})
    order by p.id limit ${most}`.execute(ctx.db);
  return rows;
}

import { sql } from 'kysely';
import type { EnrollmentOutcome, EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { escapeLike, pageOf } from '#api/shared/database/retrieval.ts';
import { literals } from '#api/shared/database/literals.ts';

type Query = { orderItemId: number; search?: string | undefined; limit: number; offset: number };

/** With the enrollment that counts of each: a standing one before one that is over. */
export async function pageOfHolders(ctx: Ctx, { orderItemId, search, ...page }: Query) {
  let query = ctx.db
    .selectFrom('shared_seats as s')
    .innerJoin('shared_seat_lines as i', 'i.id', 's.order_item_id')
    .innerJoin('shared_classes as k', 'k.id', 'i.class_id')
    .innerJoin('shared_persons as p', 'p.id', 's.person_id')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('shared_seat_enrollments as e')
          .selectAll('e')
          .whereRef('e.order_item_id', '=', 's.order_item_id')
          .whereRef('e.person_id', '=', 's.person_id')
          .orderBy(sql`e.status in (${literals(activeEnrollmentStatuses)})`, 'desc')
          .orderBy('e.id', 'desc')
          .limit(1)
          .as('e'),
      (join) => join.onTrue(),
    )
    .leftJoin('shared_standing_certificates as c', 'c.enrollment_id', 'e.id')
    .select(['s.person_id', 'p.name', 'e.id as enrollment_id', 'e.status', 'e.progress_rate', 'e.attendance_rate'])
    .select(['e.final_grade', 'e.outcome', 'e.concluded_at', 'c.token as certificate_token'])
    .select([
      sql<string>`coalesce((select a.department from shared_affiliations a where a.organization_id = i.organization_id
        and a.person_id = s.person_id order by a.status = 'active' desc, a.id desc limit 1), '')`.as('department'),
      sql<boolean>`(k.regulation_file_id is not null and e.regulation_accepted_at is null)`.as('lacks_regulation'),
      sql<boolean>`(e.status = 'canceled' or (e.concluded_at is null and coalesce(e.status, '') <> 'withdrawal'
        and coalesce(k.start_at > ${ctx.now()}::timestamptz, true)
        and not exists (select from shared_standing_lessons l
          where l.class_id = k.id and l.starts_at <= ${ctx.now()}::timestamptz)
        and not exists (select from shared_content_progress cp where cp.enrollment_id = e.id)))`.as('is_replaceable'),
    ])
    .$narrowType<{ person_id: number; status: EnrollmentStatus | null; outcome: EnrollmentOutcome | null }>()
    .where('s.order_item_id', '=', orderItemId);
  if (search !== undefined)
    query = query.where(sql<boolean>`fold(p.name) like '%' || fold(${escapeLike(search)}) || '%'`);
  return pageOf(query.orderBy(sql`fold(p.name)`).orderBy('s.person_id'), page);
}

/** Locks nothing: an affiliation that ends at the same moment ends no seat. */
export async function activeAmong(ctx: Ctx, organizationId: number, personIds: number[]): Promise<Set<number>> {
  const rows = await ctx.db
    .selectFrom('shared_affiliations')
    .select('person_id')
    .where('organization_id', '=', organizationId)
    .where('status', '=', 'active')
    .where('person_id', 'in', personIds)
    .execute();
  return new Set(rows.flatMap(({ person_id }) => person_id ?? []));
}

export async function enrolledAmong(ctx: Ctx, classId: number, personIds: number[]): Promise<string[]> {
  const rows = await ctx.db
    .selectFrom('shared_seat_enrollments as e')
    .innerJoin('shared_persons as p', 'p.id', 'e.person_id')
    .select('p.name')
    .where('e.class_id', '=', classId)
    .where('e.person_id', 'in', personIds)
    .where('e.status', 'in', activeEnrollmentStatuses)
    .orderBy('p.name')
    .execute();
  return rows.map(({ name }) => name);
}

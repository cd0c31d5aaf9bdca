import { sql } from 'kysely';
import type { AttendanceRate } from '#contract/learning/attendance/calls.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Rated = { classId?: number; enrollmentIds?: readonly number[]; justifiedCounts: boolean };
export type ComputedRate = AttendanceRate & { is_stored: boolean };

/**
 * Percent with two decimals, of people who follow their class still: the minutes attended of those of the lessons given
 * (domain 4.3). Null before the first lesson. A lesson without a mark counts as missed, and one that became shorter after
 * its attendance was taken counts no more than its minutes.
 */
export async function ratesOf(ctx: Ctx, { classId, enrollmentIds, justifiedCounts }: Rated): Promise<ComputedRate[]> {
  const inClass = classId === undefined ? sql`true` : sql`e.class_id = ${classId}`;
  const ofThem = enrollmentIds === undefined ? sql`true` : sql`e.id = any(${sql.val([...enrollmentIds])}::bigint[])`;
  const { rows } = await sql<ComputedRate>`
    select e.id as enrollment_id, r.attendance_rate, r.attendance_rate is not distinct from e.attendance_rate as is_stored
    from shared_enrollment_rates e cross join lateral (
      select round(100.0 * sum(case when a.state = 'justified' and ${justifiedCounts} then l.minutes
        else least(coalesce(a.minutes, 0), l.minutes) end) / nullif(sum(l.minutes), 0), 2) as attendance_rate
      from (
        select id, floor(extract(epoch from ends_at - starts_at) / 60)::integer as minutes
        from shared_lessons where class_id = e.class_id and status = 'given'
      ) l left join attendances a on a.lesson_id = l.id and a.enrollment_id = e.id
    ) r
    where e.status = 'enrolled' and e.concluded_at is null and ${inClass} and ${ofThem}
    order by e.id`.execute(ctx.db);
  return rows;
}

/** The next enrollments whose rates may change. */
export async function ratedAfter(ctx: Ctx, id: number, limit: number): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('shared_enrollment_rates')
    .select('id')
    .where('id', '>', id)
    .where('status', '=', 'enrolled')
    .where('concluded_at', 'is', null)
    .orderBy('id')
    .limit(limit)
    .$castTo<{ id: number }>()
    .execute();
  return rows.map((row) => row.id);
}

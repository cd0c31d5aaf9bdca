import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import { highGrade, type AchievementKind } from '#contract/learning/achievements/values.ts';
import { operatorZone } from '#contract/rules/operator-zone.ts';
import type { Day } from '#contract/rules/days.ts';
import type { Ctx } from '#api/shared/context.ts';

type Concluded = { courses: number; attendance: number; grade: number };

/** Enrollments that ended without success do not count. */
export async function concludedOf(ctx: Ctx, personId: number): Promise<Concluded> {
  const { rows } = await sql<Concluded>`
    select count(distinct e.course_id)::int as courses,
      count(distinct e.course_id) filter (where e.attendance_rate >= 100)::int as attendance,
      count(distinct e.course_id) filter (where e.final_grade >= ${highGrade})::int as grade
    from shared_conclusions e
    where e.person_id = ${personId} and e.outcome in ('passed', 'attended')`.execute(ctx.db);
  return rows[0] ?? { courses: 0, attendance: 0, grade: 0 };
}

/** Days, at the place of the operator, on which the person did a content. */
export async function learningDaysOf(ctx: Ctx, personId: number): Promise<Day[]> {
  const { rows } = await sql<{ day: Day }>`
    select distinct to_char(done_at at time zone ${operatorZone}, 'YYYY-MM-DD') as day
    from shared_done_contents where person_id = ${personId}`.execute(ctx.db);
  return rows.map(({ day }) => day);
}

export async function personOfEnrollment(ctx: Ctx, enrollmentId: number): Promise<number | undefined> {
  const row = await ctx.db
    .selectFrom('shared_enrollments')
    .select('person_id')
    .where('id', '=', enrollmentId)
    .$narrowType<{ person_id: number }>()
    .executeTakeFirst();
  return row?.person_id;
}

export type Earned = { kind: AchievementKind; level: number };
type NewlyEarned = { personId: number; enrollmentId: number; levels: readonly Earned[] };

/** Answers those that were not earned before. */
export async function insertEarned(ctx: Ctx, { personId, enrollmentId, levels }: NewlyEarned): Promise<Earned[]> {
  if (levels.length === 0) return [];
  const earned = { person_id: personId, enrollment_id: enrollmentId, earned_at: ctx.now(), token: null };
  return ctx.db
    .insertInto('achievements')
    .values(levels.map(({ kind, level }) => ({ kind, level, ...earned })))
    .onConflict((conflict) => conflict.columns(['person_id', 'kind', 'level']).doNothing())
    .returning(['kind', 'level'])
    .$narrowType<{ kind: AchievementKind }>()
    .execute();
}

export type EarnedRow = Earned & {
  id: number;
  earned_at: Date;
  token: string | null;
  course_id: number | null;
  title: LocalizedText | null;
};

export function earnedOf(ctx: Ctx, personId: number): Promise<EarnedRow[]> {
  return ctx.db
    .selectFrom('achievements as a')
    .leftJoin('shared_enrollments as e', 'e.id', 'a.enrollment_id')
    .leftJoin('shared_courses as c', 'c.id', 'e.course_id')
    .select(['a.id', 'a.kind', 'a.level', 'a.earned_at', 'a.token', 'e.course_id'])
    .select(sql<LocalizedText | null>`c.title`.as('title'))
    .where('a.person_id', '=', personId)
    .orderBy('a.id')
    .$narrowType<{ kind: AchievementKind }>()
    .execute();
}

type Own = { id: number; personId: number };

/** Keeps the token that it has. Undefined for an achievement of somebody else. */
export async function shareOwn(ctx: Ctx, { id, personId }: Own, token: string): Promise<string | undefined> {
  const row = await ctx.db
    .updateTable('achievements')
    .set({ token: sql<string>`coalesce(token, ${token})` })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('token')
    .executeTakeFirst();
  return row?.token ?? undefined;
}

export async function unshareOwn(ctx: Ctx, { id, personId }: Own): Promise<boolean> {
  const changed = await ctx.db
    .updateTable('achievements')
    .set({ token: null })
    .where('id', '=', id)
    .where('person_id', '=', personId)
    .returning('id')
    .executeTakeFirst();
  return changed !== undefined;
}

export type SharedRow = Earned & { earned_at: Date; name: string };

export function findShared(ctx: Ctx, token: string): Promise<SharedRow | undefined> {
  return ctx.db
    .selectFrom('achievements as a')
    .innerJoin('shared_persons as p', 'p.id', 'a.person_id')
    .select(['a.kind', 'a.level', 'a.earned_at', 'p.name'])
    .where('a.token', '=', token)
    .$narrowType<{ kind: AchievementKind; name: string }>()
    .executeTakeFirst();
}

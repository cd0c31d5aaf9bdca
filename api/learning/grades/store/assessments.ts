import { sql } from 'kysely';
import type { AssessmentType } from '#contract/learning/grades/values.ts';
import type { Ctx } from '#api/shared/context.ts';

export type AssessmentRow = {
  id: number;
  class_id: number;
  type: AssessmentType;
  title: string;
  weight: number;
  due_on: string | null;
};

export async function assessmentsOf(ctx: Ctx, classId: number): Promise<AssessmentRow[]> {
  const { rows } = await sql<AssessmentRow>`
    select id, class_id, type, title, weight, to_char(due_on, 'YYYY-MM-DD') as due_on from assessments
    where class_id = ${classId} order by id`.execute(ctx.db);
  return rows;
}

export async function classOfAssessment(ctx: Ctx, id: number): Promise<number | undefined> {
  const row = await ctx.db.selectFrom('assessments').select('class_id').where('id', '=', id).executeTakeFirst();
  return row?.class_id;
}

export async function countAssessments(ctx: Ctx, classId: number): Promise<number> {
  const { found } = await ctx.db
    .selectFrom('assessments')
    .select(({ fn }) => fn.countAll<number>().as('found'))
    .where('class_id', '=', classId)
    .executeTakeFirstOrThrow();
  return found;
}

type NewRow = Pick<AssessmentRow, 'class_id' | 'title' | 'weight' | 'due_on'>;

export async function insertAssessment(ctx: Ctx, input: NewRow): Promise<number> {
  const created_by_user_id = ctx.actor.kind === 'user' ? ctx.actor.userId : null;
  const { id } = await ctx.db
    .insertInto('assessments')
    .values({ ...input, type: 'other', created_by_user_id, created_at: ctx.now() })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function changeAssessment(ctx: Ctx, id: number, set: Partial<Omit<NewRow, 'class_id'>>): Promise<void> {
  if (Object.keys(set).length === 0) return;
  await ctx.db.updateTable('assessments').set(set).where('id', '=', id).execute();
}

/** Answers false where a grade was ever entered. */
export async function removeAssessment(ctx: Ctx, id: number): Promise<boolean> {
  const { numDeletedRows } = await ctx.db
    .deleteFrom('assessments')
    .where('id', '=', id)
    .where(sql<boolean>`not exists (select from grades g where g.assessment_id = assessments.id)`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

export type TallyRow = {
  assessment_id: number;
  graded: number;
  published: number;
  unpublished: number;
  average: number | null;
  published_at: Date | null;
};

/** How far the assessments of a class are, among those who are enrolled. */
export async function talliesOf(ctx: Ctx, classId: number): Promise<Map<number, TallyRow>> {
  const { rows } = await sql<TallyRow>`
    select a.id as assessment_id, count(g.grade) as graded,
      count(*) filter (where g.status = 'published') as published,
      count(*) filter (where g.status = 'draft' and g.grade is distinct from g.published_grade) as unpublished,
      round(avg(g.grade), 1) as average, max(g.published_at) as published_at
    from assessments a
      left join (grades g join shared_enrollments e on e.id = g.enrollment_id and e.status = 'enrolled')
        on g.assessment_id = a.id
    where a.class_id = ${classId} group by a.id`.execute(ctx.db);
  return new Map(rows.map((row) => [row.assessment_id, row]));
}

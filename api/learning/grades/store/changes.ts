import { sql } from 'kysely';
import type { GradeChangeFilter } from '#contract/learning/grades/calls.ts';
import type { GradeChangeKind } from '#contract/learning/grades/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf, wanted, type ListQuery } from '#api/shared/database/retrieval.ts';

type ChangeQuery = Omit<ListQuery<{ filter?: GradeChangeFilter }>, 'sort'> & { classId: number };

/** Newest first. */
export function pageOfChanges(ctx: Ctx, { filter, classId, ...page }: ChangeQuery) {
  let query = ctx.db
    .selectFrom('grade_changes as c')
    .innerJoin('grades as g', 'g.id', 'c.grade_id')
    .innerJoin('assessments as a', 'a.id', 'g.assessment_id')
    .leftJoin('shared_users as u', 'u.id', 'c.changed_by_user_id')
    .leftJoin('shared_persons as p', 'p.id', 'u.person_id')
    .select(['c.id', 'g.assessment_id', 'g.enrollment_id', 'c.kind', 'c.from_grade', 'c.to_grade', 'c.changed_at'])
    .select('p.name as changed_by')
    .where('a.class_id', '=', classId)
    .$narrowType<{ kind: GradeChangeKind }>();
  for (const name of ['assessment_id', 'enrollment_id'] as const) {
    const value = filter[name];
    if (value !== undefined) query = query.where(wanted(sql.ref(`g.${name}`), value));
  }
  return pageOf(query.orderBy('c.id', 'desc'), page);
}

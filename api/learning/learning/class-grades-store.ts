import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { AssessmentType } from '#contract/learning/assessments/values.ts';
import type { ContentType } from '#contract/learning/learning/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { GradedPart } from './model/final-grade.ts';

/** Grades of classes are from 0 to 20, those of contents from 0 to 100. */
const times = 5;

/** The assessments of the class of an enrollment, with the grades that are published. */
export async function classPartsOf(ctx: Ctx, enrollmentId: number): Promise<GradedPart[]> {
  const { rows } = await sql<GradedPart>`
    select a.weight, g.grade * ${times}::integer as grade
    from shared_enrollments e join shared_class_assessments a on a.class_id = e.class_id
      left join shared_published_grades g on g.assessment_id = a.id and g.enrollment_id = e.id
    where e.id = ${enrollmentId}`.execute(ctx.db);
  return rows;
}

export type GradedContent = {
  id: number;
  type: ContentType;
  /** Null where it is no assessment. */
  assessment_type: AssessmentType | null;
  /** By a trainer, at least in part. */
  is_graded_by_hand: boolean;
  title: LocalizedText;
  weight: number;
};

/** The contents of a course that count for the final grade, in the order of the outline. */
export function gradedContents(ctx: Ctx, courseId: number): Promise<GradedContent[]> {
  return ctx.db
    .selectFrom('contents')
    .innerJoin('modules', 'modules.id', 'contents.module_id')
    .leftJoin('shared_content_assessments as a', 'a.content_id', 'contents.id')
    .select(['contents.id', 'contents.type', 'contents.weight', sql<LocalizedText>`contents.title`.as('title')])
    .select(sql<AssessmentType | null>`a.type`.as('assessment_type'))
    .select(sql<boolean>`contents.type = 'task' or coalesce(a.is_graded_by_hand, false)`.as('is_graded_by_hand'))
    .where('modules.course_id', '=', courseId)
    .where('contents.is_graded', '=', true)
    .where('contents.is_mandatory', '=', true)
    .where('contents.deleted_at', 'is', null)
    .where('modules.deleted_at', 'is', null)
    .orderBy('modules.position')
    .orderBy('modules.id')
    .orderBy('contents.position')
    .orderBy('contents.id')
    .$narrowType<{ type: ContentType }>()
    .execute();
}

export type ContentGrade = { enrollment_id: number; content_id: number; grade: number };

/** From 0 to 100. */
export async function contentGrades(
  ctx: Ctx,
  { contentIds, enrollmentIds }: { contentIds: readonly number[]; enrollmentIds: readonly number[] },
): Promise<ContentGrade[]> {
  if (contentIds.length === 0 || enrollmentIds.length === 0) return [];
  const { rows } = await sql<ContentGrade>`
    select enrollment_id, content_id, grade from content_progress
    where grade is not null and content_id in (${sql.join(contentIds)})
      and enrollment_id = any (${listOf(enrollmentIds)})`.execute(ctx.db);
  return rows;
}

type ClassGrade = GradedPart & { enrollment_id: number };

/** A row for each enrollment and assessment of the class. */
export async function classParts(
  ctx: Ctx,
  { classId, enrollmentIds }: { classId: number; enrollmentIds: readonly number[] },
): Promise<ClassGrade[]> {
  const { rows } = await sql<ClassGrade>`
    select e.id as enrollment_id, a.weight, g.grade * ${times}::integer as grade
    from unnest(${listOf(enrollmentIds)}) as e (id) cross join shared_class_assessments a
      left join shared_published_grades g on g.assessment_id = a.id and g.enrollment_id = e.id
    where a.class_id = ${classId}`.execute(ctx.db);
  return rows;
}

/** One parameter, however many there are. */
function listOf(ids: readonly number[]) {
  return sql`${`{${ids.join(',')}}`}::bigint[]`;
}

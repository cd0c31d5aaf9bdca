import { sql } from 'kysely';
import type { LocalizedText } from '#contract/basics.ts';
import type { CompletionStatus, LessonStatus, SuccessStatus } from '#contract/learning/learning/values.ts';
import type { ScormInteractionResult } from '#contract/learning/learning/scorm-results.ts';
import type { Ctx } from '#api/shared/context.ts';
import { pageOf } from '#api/shared/database/retrieval.ts';

/** The course of a class that the caller teaches, or may edit; undefined for everybody else. */
export async function findTaughtClass(
  ctx: Ctx,
  { classId, personId, isStaff }: { classId: number; personId: number; isStaff: boolean },
): Promise<{ id: number; course_id: number } | undefined> {
  const { rows } = await sql<{ id: number; course_id: number }>`
    select k.id, k.course_id from shared_classes k
    where k.id = ${classId} and (${isStaff} or exists (
      select from shared_class_trainers t where t.class_id = k.id and t.person_id = ${personId}))`.execute(ctx.db);
  return rows[0];
}

type Query = { classId: number; enrollmentId?: number | undefined; contentId?: number | undefined };

/** One row for each activity that a learner of the class has opened, in each attempt. */
export function pageOfScormResults(ctx: Ctx, requested: Query, page: { limit: number; offset: number }) {
  let query = ctx.db
    .selectFrom('sco_states')
    .innerJoin('scorm_attempts', 'scorm_attempts.id', 'sco_states.attempt_id')
    .innerJoin('contents', 'contents.id', 'scorm_attempts.content_id')
    .innerJoin('scorm_packages', 'scorm_packages.id', 'scorm_attempts.scorm_package_id')
    .innerJoin('shared_enrollments as enrollments', 'enrollments.id', 'scorm_attempts.enrollment_id')
    .innerJoin('shared_persons as persons', 'persons.id', 'enrollments.person_id')
    .select(['scorm_attempts.enrollment_id', 'enrollments.class_id', 'enrollments.person_id', 'persons.name'])
    .select(['scorm_attempts.content_id', 'scorm_attempts.attempt_number', 'sco_states.item_identifier'])
    .select(isStuck)
    .select(['sco_states.score_raw', 'sco_states.score_min', 'sco_states.score_max', 'sco_states.score_scaled'])
    .select(['sco_states.total_seconds', 'sco_states.updated_at'])
    .select(sql<LocalizedText>`contents.title`.as('content_title'))
    .select(sql<LessonStatus>`sco_states.lesson_status`.as('lesson_status'))
    .select(sql<CompletionStatus | null>`sco_states.completion_status`.as('completion_status'))
    .select(sql<SuccessStatus | null>`sco_states.success_status`.as('success_status'))
    .select(titleOfItem)
    .select(interactionsOf)
    .where('enrollments.class_id', '=', requested.classId)
    .where('enrollments.status', '=', 'enrolled');
  if (requested.enrollmentId !== undefined) query = query.where('enrollments.id', '=', requested.enrollmentId);
  if (requested.contentId !== undefined) query = query.where('contents.id', '=', requested.contentId);
  const ordered = query
    .orderBy('persons.name')
    .orderBy('enrollments.id')
    .orderBy('contents.id')
    .orderBy('scorm_attempts.attempt_number')
    .orderBy('sco_states.item_identifier');
  return pageOf(ordered, page);
}

/** Who has begun again is not stuck any more. */
const isStuck = sql<boolean>`scorm_attempts.is_stuck and not exists (
  select from scorm_attempts later
  where later.enrollment_id = scorm_attempts.enrollment_id and later.content_id = scorm_attempts.content_id
    and later.attempt_number > scorm_attempts.attempt_number)`.as('is_stuck');

const titleOfItem = sql<string>`coalesce((
  select item ->> 'title' from jsonb_array_elements(scorm_packages.items) item
  where item ->> 'identifier' = sco_states.item_identifier limit 1), sco_states.item_identifier)`.as('item_title');

const mostInteractions = 250;

/** In the words of SCORM 2004; those of 1.2 have no description. */
const interactionsOf = sql<ScormInteractionResult[]>`(
  select coalesce(jsonb_agg(jsonb_build_object(
    'id', coalesce(one.value ->> 'id', ''),
    'type', coalesce(one.value ->> 'type', ''),
    'description', coalesce(one.value ->> 'description', ''),
    'response', left(coalesce(one.value ->> 'learner_response', one.value ->> 'student_response', ''), 500),
    'result', coalesce(one.value ->> 'result', '')) order by one.key::integer), '[]')
  from (select * from jsonb_each(coalesce(sco_states.cmi -> 'interactions', sco_states.interactions))
    order by key::integer limit ${sql.lit(mostInteractions)}) one)`.as('interactions');

import { sql } from 'kysely';
import type { Ctx } from '#api/shared/context.ts';

type Batch = { personId: number; lastId: number; limit: number };

export async function attemptsToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch): Promise<{ id: number }[]> {
  const { rows } = await sql<{ id: number }>`
    select t.id, t.enrollment_id, c.title as assessment, t.number, t.status, t.started_at, t.ends_at, t.submitted_at,
      t.ended_by, t.score, (
        select jsonb_agg(jsonb_build_object('question', q->'id', 'prompt', q->'prompt', 'options', (
          select jsonb_agg(o order by o->>'value') from jsonb_array_elements(q->'options') o)))
        from jsonb_array_elements(t.questions) q) as questions, (
        select jsonb_agg(jsonb_build_object('question', a.question_id, 'answer', a.value, 'saved_at', a.saved_at,
          'points', a.points, 'comment', a.comment) order by a.question_id)
        from attempt_answers a where a.attempt_id = t.id) as answers
    from attempts t join shared_enrollments e on e.id = t.enrollment_id join shared_contents c on c.id = t.content_id
    where e.person_id = ${personId} and t.id > ${lastId} order by t.id limit ${limit}`.execute(ctx.db);
  return rows;
}

export async function extraTimesToTakeAlong(ctx: Ctx, personId: number): Promise<object[]> {
  const { rows } = await sql<object>`
    select x.enrollment_id, x.percent, x.set_at from extra_times x
      join shared_enrollments e on e.id = x.enrollment_id
    where e.person_id = ${personId} order by x.enrollment_id`.execute(ctx.db);
  return rows;
}

export function filesToTakeAlong(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('attempt_files as f')
    .innerJoin('attempts as t', 't.id', 'f.attempt_id')
    .innerJoin('shared_enrollments as e', 'e.id', 't.enrollment_id')
    .innerJoin('shared_files as bytes', 'bytes.id', 'f.file_id')
    .select(['f.file_id as id', 'f.attempt_id', 'f.question_id', 'bytes.name', 'bytes.storage_key'])
    .where('e.person_id', '=', personId)
    .where('bytes.deleted_at', 'is', null)
    .orderBy('f.file_id')
    .execute();
}

export async function fileIdsOf(ctx: Ctx, enrollmentIds: readonly number[]): Promise<number[]> {
  if (enrollmentIds.length === 0) return [];
  const rows = await ctx.db
    .selectFrom('attempt_files as f')
    .innerJoin('attempts as t', 't.id', 'f.attempt_id')
    .select('f.file_id')
    .where('t.enrollment_id', 'in', enrollmentIds)
    .execute();
  return rows.map(({ file_id }) => file_id);
}

export async function eraseAttempts(ctx: Ctx, enrollmentIds: readonly number[]): Promise<void> {
  if (enrollmentIds.length === 0) return;
  const attempts = ctx.db.selectFrom('attempts').select('id').where('enrollment_id', 'in', enrollmentIds);
  await ctx.db.deleteFrom('attempt_files').where('attempt_id', 'in', attempts).execute();
  await ctx.db.deleteFrom('attempt_answers').where('attempt_id', 'in', attempts).execute();
  await ctx.db.deleteFrom('attempts').where('enrollment_id', 'in', enrollmentIds).execute();
  await ctx.db.deleteFrom('extra_times').where('enrollment_id', 'in', enrollmentIds).execute();
}

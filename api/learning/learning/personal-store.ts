import type { Ctx } from '#api/shared/context.ts';

export function progressToTakeAlong(ctx: Ctx, enrollmentId: number) {
  return ctx.db
    .selectFrom('content_progress')
    .innerJoin('contents', 'contents.id', 'content_progress.content_id')
    .select(['content_progress.enrollment_id', 'contents.title as content', 'contents.type'])
    .select(['content_progress.status', 'content_progress.position_seconds', 'content_progress.watched'])
    .select(['content_progress.grade', 'content_progress.started_at', 'content_progress.done_at'])
    .where('content_progress.enrollment_id', '=', enrollmentId)
    .orderBy('content_progress.content_id')
    .execute();
}

export function scosToTakeAlong(ctx: Ctx, enrollmentId: number) {
  return ctx.db
    .selectFrom('sco_states')
    .innerJoin('scorm_attempts', 'scorm_attempts.id', 'sco_states.attempt_id')
    .innerJoin('contents', 'contents.id', 'scorm_attempts.content_id')
    .select(['scorm_attempts.enrollment_id', 'contents.title as content', 'sco_states.item_identifier'])
    .select(['sco_states.lesson_status', 'sco_states.score_raw', 'sco_states.score_min', 'sco_states.score_max'])
    .select(['sco_states.location', 'sco_states.suspend_data', 'sco_states.total_seconds', 'sco_states.comments'])
    .select(['sco_states.completion_status', 'sco_states.success_status', 'sco_states.score_scaled'])
    .select([
      'sco_states.progress_measure',
      'sco_states.cmi',
      'scorm_attempts.attempt_number',
      'scorm_attempts.shared_data',
    ])
    .select(['sco_states.preference', 'sco_states.objectives', 'sco_states.interactions', 'sco_states.updated_at'])
    .where('scorm_attempts.enrollment_id', '=', enrollmentId)
    .orderBy('sco_states.attempt_id')
    .orderBy('sco_states.item_identifier')
    .execute();
}

export async function purgeLearning(ctx: Ctx, enrollmentIds: number[]): Promise<void> {
  if (enrollmentIds.length === 0) return;
  const attempts = ctx.db.selectFrom('scorm_attempts').select('id').where('enrollment_id', 'in', enrollmentIds);
  await ctx.db.deleteFrom('sco_states').where('attempt_id', 'in', attempts).execute();
  await ctx.db.deleteFrom('scorm_attempts').where('enrollment_id', 'in', enrollmentIds).execute();
  await ctx.db.deleteFrom('content_progress').where('enrollment_id', 'in', enrollmentIds).execute();
}

import { makeGradedClass, makePublished, type MadeGradedClass } from '#api/grades/make.ts';
import type { Ctx } from '#api/shared/context.ts';

export { concludeClass } from './conclude-class.ts';
export { retrieveTrainerClasses } from './retrieve-trainer-classes.ts';

/** A closed class whose last day is over, with published grades: it can be concluded. */
export async function makeReadyClass(
  ctx: Ctx,
  { people = 2, grade = 14 }: { people?: number; grade?: number } = {},
): Promise<MadeGradedClass & { assessmentId: number }> {
  const dates = { start_at: '2026-11-16T07:00:00Z', end_at: '2026-11-20T15:00:00Z', registration_deadline: null };
  const made = await makeGradedClass(ctx, { ...dates, people });
  const assessmentId = await makePublished(made, { grade });
  await ctx.db.updateTable('classes').set({ status: 'closed' }).where('id', '=', made.classId).execute();
  await attendMost(ctx, made);
  return { ...made, assessmentId };
}

/** One lesson was given, in which everybody was present for ninety of the hundred minutes. */
async function attendMost(ctx: Ctx, { classId, learners }: MadeGradedClass): Promise<void> {
  const moments = { starts_at: new Date('2026-11-18T08:00:00Z'), ends_at: new Date('2026-11-18T09:40:00Z') };
  const { id: lesson_id } = await ctx.db
    .insertInto('lessons')
    .values({ class_id: classId, ...moments, status: 'given', summary: 'Andaimes.' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const late = { lesson_id, state: 'late', minutes: 90, how: 'hand', recorded_at: ctx.now() };
  for (const { enrollmentId: enrollment_id } of learners) {
    await ctx.db.insertInto('attendances').values({ ...late, enrollment_id }).execute();
  }
  await ctx.db.updateTable('enrollments').set({ attendance_rate: 90 }).where('class_id', '=', classId).execute();
}

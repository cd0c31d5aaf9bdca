import { makeAttended } from '#api/learning/attendance/make.ts';
import { makeGradedClass, makePublished, type MadeGradedClass } from '#api/learning/grades/make.ts';
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
  const attended = made.learners.map(({ enrollmentId }) => ({ enrollment_id: enrollmentId, minutes: 90 }));
  await makeAttended(ctx, made.classId, attended);
  return { ...made, assessmentId };
}

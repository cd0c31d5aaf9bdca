import { makeEnrollment, type MadeEnrollment } from '#api/learning/enrollments/make.ts';
import type { Ctx } from '#api/shared/context.ts';

type Input = { attendance_rate?: number; final_grade?: number; outcome?: string; course_id?: number };

/** An enrollment that is concluded, as it is stored. */
export async function makeConclusion(ctx: Ctx, personId: number, input: Input = {}): Promise<MadeEnrollment> {
  const { course_id, ...result } = input;
  const made = await makeEnrollment(ctx, {
    person_id: personId,
    ...(course_id !== undefined && { class: { course_id } }),
  });
  const concluded = { outcome: 'passed', concluded_at: ctx.now(), ...result };
  await ctx.db.updateTable('enrollments').set(concluded).where('id', '=', made.id).execute();
  return made;
}

import type { ClassParticipant, OneClass } from '#contract/teaching/calls.ts';
import { peopleOfClass } from '#api/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { Found, ListQuery } from '#api/shared/retrieval.ts';
import { requireTeacher } from './require-teacher.ts';

export async function retrieveClassParticipants(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: OneClass }>,
): Promise<Found<ClassParticipant>> {
  const { id: classId } = await requireTeacher(ctx, filter.class_id ?? 0);
  const { rows, total } = await peopleOfClass(ctx, {
    classId,
    statuses: ['registered', 'enrolled', 'withdrawal'],
    limit,
    offset,
  });
  const results = rows.map((row) => ({
    enrollment_id: row.id,
    class_id: classId,
    person: { id: row.person_id, name: row.name },
    status: row.status,
    outcome: row.outcome,
    registered_at: row.registered_at.toISOString(),
    attendance_rate: row.attendance_rate,
    progress_rate: row.progress_rate,
    final_grade: row.final_grade,
  }));
  return { results, total };
}

import type { ClassParticipant, OneClass } from '#contract/areas/teaching/calls.ts';
import { isCurrentClass } from '#contract/offer/classes/values.ts';
import { contactsOf, type Contact } from '#api/people/identity/index.ts';
import { peopleOfClass } from '#api/learning/enrollments/index.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { requireTeacher } from './require-teacher.ts';

export async function retrieveClassParticipants(
  ctx: Ctx,
  { filter, limit, offset }: ListQuery<{ filter?: OneClass }>,
): Promise<ResultPage<ClassParticipant>> {
  const { id: classId, status: classStatus } = await requireTeacher(ctx, filter.class_id ?? 0);
  const { rows, total } = await peopleOfClass(ctx, {
    classId,
    statuses: ['registered', 'enrolled', 'withdrawal'],
    limit,
    offset,
  });
  // Once the class is over, there is no reason to reach its people.
  const reachable = isCurrentClass(classStatus) ? rows.filter(({ status }) => status !== 'withdrawal') : [];
  const contacts = new Map(
    (
      await contactsOf(
        ctx,
        reachable.map(({ person_id }) => person_id),
      )
    ).map((contact) => [contact.person_id, contact]),
  );
  const results = rows.map((row) => ({
    enrollment_id: row.id,
    class_id: classId,
    person: { id: row.person_id, name: row.name },
    contact: contactIn(contacts.get(row.person_id)),
    status: row.status,
    outcome: row.outcome,
    registered_at: row.registered_at.toISOString(),
    attendance_rate: row.attendance_rate,
    progress_rate: row.progress_rate,
    final_grade: row.final_grade,
  }));
  return { results, total };
}

function contactIn(contact: Contact | undefined): ClassParticipant['contact'] {
  return contact ? { email: contact.email, phone: contact.phone } : null;
}

import { sql } from 'kysely';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import type { EnrollmentStatus } from '#contract/learning/enrollments/calls.ts';
import { activeEnrollmentStatuses } from '#contract/learning/enrollments/values.ts';
import type { Ctx } from '#api/shared/context.ts';
import { literals } from '#api/shared/database/literals.ts';
import { awaitsRegulation } from './model/awaits-regulation.ts';

/** The person's enrollment in a class: an active one, or else the newest. The caller checks access. */
export async function enrollmentInClass(ctx: Ctx, { class_id, person_id }: { class_id: number; person_id: number }) {
  const row = await ctx.db
    .selectFrom('enrollments as e')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .leftJoin('shared_files as rules', 'rules.id', 'k.regulation_file_id')
    .select([
      'e.id',
      'e.status',
      'e.paid_at',
      'e.concluded_at',
      'e.regulation_accepted_at',
      'rules.sha256 as rules_sha256',
    ])
    .select(['k.status as class_status', 'k.end_at'])
    .where('e.class_id', '=', class_id)
    .where('e.person_id', '=', person_id)
    .orderBy(sql`e.status in (${literals(activeEnrollmentStatuses)})`, 'desc')
    .orderBy('e.id', 'desc')
    .limit(1)
    .$narrowType<{ status: EnrollmentStatus; class_status: ClassStatus }>()
    .executeTakeFirst();
  return row
    ? {
        id: row.id,
        status: row.status,
        is_paid: row.paid_at !== null,
        awaits_regulation: awaitsRegulation(row, ctx.now()),
      }
    : null;
}

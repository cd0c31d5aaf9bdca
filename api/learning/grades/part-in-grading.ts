import { sql } from 'kysely';
import type { ClassStatus } from '#contract/offer/classes/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { lockForGrading } from '#api/offer/classes/index.ts';
import { hasClaims, type Ctx } from '#api/shared/context.ts';

export type GradedClass = { id: number; course_id: number; status: ClassStatus };
type Part = GradedClass & { teaches: boolean; enrollment_id: number | null };

/** The class, and whether the caller grades it or learns in it. Others are refused with `not_found`. */
export async function partInGrading(ctx: Ctx, classId: number): Promise<Part> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const personId = ctx.actor.kind === 'user' ? ctx.actor.personId : 0;
  const { rows } = await sql<Part>`
    select k.id, k.course_id, k.status,
      exists (select from shared_class_trainers t where t.class_id = k.id and t.person_id = ${personId}) as teaches,
      (select e.id from shared_enrollments e
        where e.class_id = k.id and e.person_id = ${personId} and e.status in ('enrolled', 'withdrawal')
        order by e.status, e.id desc limit 1) as enrollment_id
    from shared_classes k where k.id = ${classId}`.execute(ctx.db);
  const [row] = rows;
  if (!row) throw new Refusal('not_found');
  const part = { ...row, teaches: row.teaches || hasClaims(ctx, 'classes.edit') };
  if (!part.teaches && part.enrollment_id === null) throw new Refusal('not_found');
  return part;
}

/** Refuses `not_found` to everybody but trainers of the class and staff. */
export async function requireGrader(ctx: Ctx, classId: number): Promise<GradedClass> {
  const { teaches, enrollment_id: _, ...graded } = await partInGrading(ctx, classId);
  if (!teaches) throw new Refusal('not_found');
  return graded;
}

/** For graders of a class that is not over. */
export async function lockGrading(ctx: Ctx, classId: number): Promise<GradedClass> {
  const graded = await requireGrader(ctx, classId);
  await lockForGrading(ctx, classId);
  return graded;
}

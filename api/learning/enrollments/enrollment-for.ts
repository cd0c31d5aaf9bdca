import type { Ctx } from '#api/shared/context.ts';
import { awaitsRegulation } from './model/awaits-regulation.ts';
import { enrollmentsOf } from './store.ts';

export type HeldEnrollment = Awaited<ReturnType<typeof enrollmentsFor>>[number];

/** The enrollment that counts in each course: an active one before one that is over, then the newest. */
export async function enrollmentsFor(
  ctx: Ctx,
  { course_ids: courseIds, person_id: personId }: { course_ids: number[]; person_id: number },
) {
  const rows = await enrollmentsOf(ctx, { courseIds, personId });
  return rows.map((row) => ({ ...row, awaits_regulation: awaitsRegulation(row, ctx.now()) }));
}

export async function enrollmentFor(
  ctx: Ctx,
  { course_id, person_id }: { course_id: number; person_id: number },
): Promise<HeldEnrollment | null> {
  const [enrollment] = await enrollmentsFor(ctx, { course_ids: [course_id], person_id });
  return enrollment ?? null;
}

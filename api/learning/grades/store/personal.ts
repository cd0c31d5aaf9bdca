import type { Ctx } from '#api/shared/context.ts';

type Batch = { personId: number; lastId: number; limit: number };

/** Only what is published: drafts are the work of the trainer. */
export function gradesToTakeAlong(ctx: Ctx, { personId, lastId, limit }: Batch) {
  return ctx.db
    .selectFrom('grades as g')
    .innerJoin('assessments as a', 'a.id', 'g.assessment_id')
    .innerJoin('shared_enrollments as e', 'e.id', 'g.enrollment_id')
    .innerJoin('shared_classes as k', 'k.id', 'e.class_id')
    .select(['g.id', 'k.code as class_code', 'a.title as assessment', 'g.published_grade as grade', 'g.published_at'])
    .where('e.person_id', '=', personId)
    .where('g.published_grade', 'is not', null)
    .where('g.id', '>', lastId)
    .orderBy('g.id')
    .limit(limit)
    .execute();
}

import type { Ctx } from '#api/shared/context.ts';

export function requestsToTakeAlong(ctx: Ctx, personId: number) {
  return ctx.db
    .selectFrom('course_requests as r')
    .innerJoin('shared_organizations as o', 'o.id', 'r.organization_id')
    .select(['r.id', 'o.name as organization', 'r.class_id', 'r.note', 'r.status', 'r.decline_reason'])
    .select(['r.requested_at', 'r.decided_at'])
    .where('r.person_id', '=', personId)
    .orderBy('r.id')
    .execute();
}

export async function deleteRequestsOf(ctx: Ctx, personId: number): Promise<void> {
  await ctx.db.deleteFrom('course_requests').where('person_id', '=', personId).execute();
}

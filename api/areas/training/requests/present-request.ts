import { textIn } from '#contract/basics.ts';
import type { CourseRequest } from '#contract/areas/training/requests.ts';
import type { Ctx } from '#api/shared/context.ts';
import { findRequest, type RequestRow } from './store.ts';

export function presentRequest(ctx: Ctx, row: RequestRow): CourseRequest {
  return {
    id: row.id,
    organization_id: row.organization_id,
    organization_name: row.organization_name,
    person_id: row.person_id,
    name: row.name,
    department: row.department,
    course: { id: row.course_id, title: textIn(row.title, ctx.locale) },
    class: {
      id: row.class_id,
      code: row.code,
      type: row.type,
      start_at: row.start_at?.toISOString() ?? null,
      tz: row.tz,
      city: row.city,
    },
    note: row.note,
    status: row.status,
    decline_reason: row.decline_reason,
    requested_at: row.requested_at.toISOString(),
    decided_at: row.decided_at?.toISOString() ?? null,
  };
}

export async function requestAfter(ctx: Ctx, id: number): Promise<CourseRequest> {
  return presentRequest(ctx, await findRequest(ctx, id));
}

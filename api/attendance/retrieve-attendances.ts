import type { PersonAttendance } from '#contract/attendance/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { hasClaims, signedIn, type Ctx } from '#api/shared/context.ts';
import type { Found } from '#api/shared/retrieval.ts';
import { presentMark } from './present-mark.ts';
import { pageOfAttendances, type AttendanceQuery } from './store/grid.ts';

export async function retrieveAttendances(
  ctx: Ctx,
  { sort: _, ...query }: AttendanceQuery,
): Promise<Found<PersonAttendance>> {
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  const scope = hasClaims(ctx, 'classes.edit') ? 'all' : { personId: signedIn(ctx).personId };
  const { rows, total } = await pageOfAttendances(ctx, { ...query, scope });
  const results = rows.map(({ person_id, name, marks, ...row }) => ({
    ...row,
    person: { id: person_id, name },
    marks: marks.map(presentMark),
  }));
  return { results, total };
}

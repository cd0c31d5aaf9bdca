import type { ReportFilter } from '#contract/areas/reports/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireAnyRight } from '#api/people/organizations/index.ts';
import type { Ctx } from '#api/shared/context.ts';

export type Report = ReportFilter & { seesTraining: boolean; seesMoney: boolean };

/** Which half of a report the caller may read. */
export async function requireReport(ctx: Ctx, filter: Partial<ReportFilter>): Promise<Report> {
  const { organization_id, year } = filter;
  if (ctx.actor.kind === 'guest') throw new Refusal('not_signed_in');
  if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  if (year === undefined) throw new Refusal('invalid_input', { field: 'year' });
  const held = await requireAnyRight(ctx, organization_id, ['training.read', 'account.read']);
  return { organization_id, year, seesTraining: held.has('training.read'), seesMoney: held.has('account.read') };
}

import type { SeatLine } from '#contract/areas/training/calls.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentLine } from './present-line.ts';
import { pageOfLines, type LineQuery } from './store/lines.ts';

/** Refuses `not_found` and `not_allowed` for an organization without the right. */
export async function retrieveSeatLines(ctx: Ctx, query: LineQuery): Promise<ResultPage<SeatLine>> {
  signedIn(ctx);
  const { organization_id } = query.filter;
  if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
  await requireOrganizationRight(ctx, organization_id, 'training.read');
  const { rows, total } = await pageOfLines(ctx, query, [organization_id]);
  return { results: rows.map((row) => presentLine(ctx, row)), total };
}

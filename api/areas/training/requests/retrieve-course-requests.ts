import type { CourseRequest } from '#contract/areas/training/requests.ts';
import { Refusal } from '#contract/refusals.ts';
import { requireOrganizationRight } from '#api/people/organizations/index.ts';
import { signedIn, type Ctx } from '#api/shared/context.ts';
import type { ResultPage } from '#api/shared/database/retrieval.ts';
import { presentRequest } from './present-request.ts';
import { pageOfRequests, type RequestQuery } from './store.ts';

export async function retrieveCourseRequests(ctx: Ctx, query: RequestQuery): Promise<ResultPage<CourseRequest>> {
  const { personId } = signedIn(ctx);
  const { own, organization_id } = query.filter;
  if (!own) {
    if (organization_id === undefined) throw new Refusal('invalid_input', { field: 'organization_id' });
    await requireOrganizationRight(ctx, organization_id, 'training.read');
  }
  const { rows, total } = await pageOfRequests(ctx, query, own ? personId : null);
  return { results: rows.map((row) => presentRequest(ctx, row)), total };
}

import { textIn } from '#contract/basics.ts';
import type { CertifiedCourse } from '#contract/learning/certificates/calls.ts';
import type { Ctx } from '#api/shared/context.ts';
import type { ResultPage, ListQuery } from '#api/shared/database/retrieval.ts';
import { coursesOfOrganization } from './organization-store.ts';
import { requireReader } from './require-reader.ts';

type Query = ListQuery<{ filter?: { organization_id: number } | undefined }>;

export async function retrieveCertifiedCourses(
  ctx: Ctx,
  { filter, limit, offset }: Query,
): Promise<ResultPage<CertifiedCourse>> {
  const organizationId = await requireReader(ctx, filter.organization_id);
  const { rows, total } = await coursesOfOrganization(ctx, { organizationId, limit, offset });
  return { results: rows.map((row) => ({ ...row, title: textIn(row.title, ctx.locale) })), total };
}
